//! Versions of HLSL.

use std::fmt;

/// A version of HLSL; later ones compare greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum HlslVersion {
    /// HLSL 2016.
    V2016,
    /// HLSL 2017: enumerations.
    V2017,
    /// HLSL 2018.
    V2018,
    /// HLSL 2021: templates, operators, bit-fields, logical operators that short-circuit.
    #[default]
    V2021,
    /// HLSL 202x, the version in development.
    V202x,
}

impl HlslVersion {
    /// Every version, the oldest first.
    pub const ALL: [HlslVersion; 5] =
        [HlslVersion::V2016, HlslVersion::V2017, HlslVersion::V2018, HlslVersion::V2021, HlslVersion::V202x];

    /// The value of `__HLSL_VERSION`.
    ///
    /// ```
    /// use trefoil_facts::HlslVersion;
    /// assert_eq!(HlslVersion::V2021.number(), 2021);
    /// assert_eq!(HlslVersion::V202x.number(), 2029);
    /// ```
    pub const fn number(self) -> u32 {
        match self {
            HlslVersion::V2016 => 2016,
            HlslVersion::V2017 => 2017,
            HlslVersion::V2018 => 2018,
            HlslVersion::V2021 => 2021,
            HlslVersion::V202x => 2029,
        }
    }

    /// The version of an argument of `-HV`: `2016` to `2021`, or `202x`.
    ///
    /// ```
    /// use trefoil_facts::HlslVersion;
    /// assert_eq!(HlslVersion::from_name("2018"), Some(HlslVersion::V2018));
    /// assert_eq!(HlslVersion::from_name("202x"), Some(HlslVersion::V202x));
    /// assert_eq!(HlslVersion::from_name("2020"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<HlslVersion> {
        Self::ALL.into_iter().find(|version| version.to_string().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for HlslVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HlslVersion::V202x => f.write_str("202x"),
            version => version.number().fmt(f),
        }
    }
}
