//! The addresses at which other machines on the network can reach this server.

use std::net::{IpAddr, SocketAddr};

/// The addresses at which other machines can reach a server that listens there, such as `http://192.168.1.5:8080`.
/// There are none if it listens only on the loopback address.
pub(crate) fn reachable(listen: SocketAddr) -> Vec<String> {
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    urls(listen, own.iter().map(|interface| interface.ip()))
}

fn urls(listen: SocketAddr, own: impl Iterator<Item = IpAddr>) -> Vec<String> {
    let mut found: Vec<IpAddr> = match listen.ip() {
        ip if ip.is_loopback() => Vec::new(),
        // A server that listens on all IPv6 addresses can usually be reached over IPv4 as well, but not the other way
        // round.
        ip if ip.is_unspecified() => own
            .filter(|own| is_usable(*own) && (own.is_ipv4() || ip.is_ipv6()))
            .collect(),
        ip => vec![ip],
    };
    // IPv4 first, because people can type it.
    found.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    found.dedup();
    let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, listen.port()));
    found.into_iter().map(url).collect()
}

/// Whether a browser on another machine can use this address. A link-local address also needs the name of a network
/// interface.
fn is_usable(ip: IpAddr) -> bool {
    let is_link_local = match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    };
    !(ip.is_loopback() || ip.is_unspecified() || is_link_local)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(listen: &str) -> Vec<String> {
        let own = [
            "127.0.0.1",
            "192.168.1.5",
            "169.254.0.3",
            "::1",
            "fe80::1",
            "2001:db8::5",
            "10.0.0.2",
        ];
        let own = own.iter().map(|ip| ip.parse().expect("an address"));
        urls(listen.parse().expect("an address"), own)
    }

    #[test]
    fn other_machines_use_the_network_addresses() {
        let v4 = ["http://10.0.0.2:8080", "http://192.168.1.5:8080"];
        assert_eq!(found("0.0.0.0:8080"), v4);
        assert_eq!(found("[::]:8080"), [v4[0], v4[1], "http://[2001:db8::5]:8080"]);
        assert_eq!(found("192.168.1.5:80"), ["http://192.168.1.5:80"]);
        assert_eq!(found("127.0.0.1:8080"), [""; 0], "nobody else can connect");
    }
}
