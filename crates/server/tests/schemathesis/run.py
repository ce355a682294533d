"""Sends what the served description allows, and what it does not, to a running server: no answer may be a failure of the
server or differ from the description. `cargo xtask interface` installs schemathesis and calls

    python run.py BINARY [option of schemathesis …]
"""

import pathlib
import subprocess
import sys
import tempfile

import requests

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance"
# What ends the very log-in with which everything else is tried.
LEAVES = ["/api/log-ins", "/api/log-ins/current", "/api/me", "/api/me/account", "/api/me/password"]


def ask(method, path, token=None, **body):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = requests.request(method, server + path, json=body, headers=headers, timeout=60)
    answer.raise_for_status()
    return answer.json()


def schemathesis(paths, token, settings, options):
    """One run; with a token, or as nobody."""
    config = folder / "schemathesis.toml"
    config.write_text(settings)
    command = [pathlib.Path(sys.executable).with_name("schemathesis"), "--config-file", config, "run"]
    command += [f"{server}/api/openapi.json", "--checks", CHECKS, "--workers", "1", "--no-color"]
    command += ["-H", f"Authorization: Bearer {token}"] if token else []
    for path in paths[1]:
        command += [paths[0], path]
    return subprocess.run(command + options, check=False).returncode


binary, options = sys.argv[1], sys.argv[2:]
folder = pathlib.Path(tempfile.mkdtemp())
arguments = ["--listen", "127.0.0.1:0", "--database", f"sqlite:{folder}/room.db", "--requests-per-second", "0", "--log", "warn"]
arguments += ["--webhooks", "off"]  # invented addresses are nobody we may write to
arguments += ["--base-url", "https://play.example.org"]  # so that there are passkeys
process = subprocess.Popen([binary, "serve", *arguments], stdout=subprocess.PIPE, text=True)
try:
    server = process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")
    host, other = (ask("POST", "/api/guests", name=name) for name in ("Anna", "Bert"))
    token = host["token"]
    table = ask("POST", "/api/tables", token, game="age-of-industry", seats=3)["id"]
    ask("POST", f"/api/tables/{table}/seats/A", token, who="me")
    ask("POST", f"/api/tables/{table}/seats/B", other["token"], who="me")
    ask("POST", f"/api/tables/{table}/seats/C", token, who="bot:random")
    ask("POST", f"/api/tables/{table}/chat", token, text="Hello")
    settings = f'[parameters]\n"path.id" = "{table}"\n"path.person" = "{other["id"]}"\n"path.seat" = "A"\n"path.number" = 1\n'
    runs = [
        schemathesis(("--exclude-path", LEAVES), token, settings, options),
        schemathesis(("--include-path", LEAVES), ask("POST", "/api/guests", name="Carl")["token"], "", options),
        schemathesis(("--exclude-path", []), None, "", options),
    ]
    if process.poll() is not None:
        sys.exit("the server has ended")
    sys.exit(max(runs))
finally:
    process.terminate()
    process.wait()
