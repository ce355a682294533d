"""A bot for a Smokestack server, in Python without any package: it takes a seat and plays the first legal action.

    python3 example_bot.py http://localhost:8080 TABLE SEAT [TOKEN]

TABLE is the last part of the table's link. `POST /api/me/tokens` creates a token for a program; without one the bot
plays as a guest. `/api/openapi.json` describes everything else.
"""

import hashlib, json, secrets, sys, time, urllib.error, urllib.request, uuid


def ask(method, path, body=None):
    """Sends one request and returns the status and the response. If the server is busy, waits as long as it says."""
    request = urllib.request.Request(server + path, method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, data, timeout=40) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        if refusal.code in (429, 503):
            time.sleep(float(refusal.headers.get("Retry-After", 1)))
        return refusal.code, json.load(refusal)


def sit_down():
    """Sits down with a share of the seed; only its hash is shown until everyone has committed (chance.md)."""
    share = secrets.token_bytes(32)
    body = {"who": "me", "commitment": hashlib.sha256(share).hexdigest()}
    return share.hex(), ask("POST", f"/api/tables/{table}/seats/{seat}", body)


def choose(seen):
    """Put a better bot here: `seen["view"]` is the position as this seat sees it."""
    return seen["legal"][0]["action"]


if len(sys.argv) not in (4, 5):
    sys.exit(__doc__)
server, table, seat, token = (sys.argv[1:] + [""])[:4]
if not token:
    token = ask("POST", "/api/guests", {"name": "Example bot"})[1]["token"]
share, (status, answer) = sit_down()
if status != 200:
    sys.exit(answer["message"])
known = 0
while True:
    status, seen = ask("GET", f"/api/tables/{table}?since={known}")
    if status != 200:
        continue
    if seen["status"] in ("over", "ended"):
        break
    known = seen["move"]
    own = next((each for each in seen["seats"] if each["seat"] == seen["you"]), {})
    if seen["status"] == "open" and own and not own["commitment"]:
        share, _ = sit_down()  # the table has started over
    if seen["opening"] and seat in seen["opening"]["missing"]:
        ask("POST", f"/api/tables/{table}/share", {"share": share})
    if seen["turn"] != seat:
        time.sleep(0.2)
        continue
    # The unique key makes it safe to repeat a move; the expected number makes it safe to be late.
    move = {"expected": known, "action": choose(seen), "key": str(uuid.uuid4())}
    status, answer = ask("POST", f"/api/tables/{table}/actions", move)
    if status not in (200, 409, 429, 503):
        sys.exit(answer["message"])
print(json.dumps(seen["result"]))
