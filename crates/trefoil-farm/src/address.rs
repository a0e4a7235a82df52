//! Where a server is: `grpc://host:port`, or `grpcs://host:port` with TLS.

use std::fmt::{self, Display, Formatter};

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Host and port.
    place: String,
    /// Whether it is reached by TLS.
    pub(crate) is_secure: bool,
}

impl Address {
    /// Reads an address.
    ///
    /// # Errors
    /// When it is not one.
    pub fn parse(text: &str) -> Result<Address, String> {
        let (is_secure, place) = match text.split_once("://") {
            Some(("grpc", place)) => (false, place),
            Some(("grpcs", place)) => (true, place),
            _ => {
                return Err(format!(
                    "'{text}' is no address: grpc://HOST:PORT, or grpcs://HOST:PORT with TLS"
                ));
            }
        };
        let place = place.trim_end_matches('/');
        let port = place.rsplit_once(':').filter(|(host, _)| !host.is_empty()).map(|(_, port)| port);
        if port.is_none_or(|port| port.parse::<u16>().is_err()) || place.contains(['/', '@', '?', '#', ' ']) {
            return Err(format!("'{text}' is no address: HOST:PORT is wanted after the ://"));
        }
        Ok(Address { place: place.to_owned(), is_secure })
    }

    /// As the transport takes it.
    pub(crate) fn uri(&self) -> String {
        format!("{}://{}", if self.is_secure { "https" } else { "http" }, self.place)
    }
}

impl Display for Address {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "grpcs" } else { "grpc" }, self.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_what_is_none_is_refused() {
        let address = Address::parse("grpcs://farm.example:443/").unwrap();
        assert_eq!(
            (address.to_string(), address.uri()),
            ("grpcs://farm.example:443".into(), "https://farm.example:443".into())
        );
        assert!(Address::parse("grpc://[::1]:50051").is_ok());
        for wrong in
            ["farm:80", "http://farm:80", "grpc://farm", "grpc://:80", "grpc://farm:99999", "grpc://a:1/b"]
        {
            assert!(Address::parse(wrong).unwrap_err().contains(wrong), "{wrong}");
        }
    }
}
