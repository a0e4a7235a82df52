//! `cargo xtask codegen`: the sources made from what `spec/` declares.
//!
//! Each [`Product`] is one generated file: where it lies and the function that makes its text from the tables.

mod dxil;
mod dxil_page;
mod dxil_tables;
mod hlsl_tables;

use crate::Outcome;
use std::fs;

/// One generated file.
struct Product {
    /// Where it lies, from the workspace root.
    path: &'static str,
    /// Makes its text.
    make: fn() -> Result<String, String>,
}

/// Every generated file.
const PRODUCTS: &[Product] = &[
    Product { path: "crates/trefoil-dxil/src/generated/ops.rs", make: dxil_tables::make },
    Product { path: "crates/trefoil-hlsl/src/builtins/generated.rs", make: hlsl_tables::make },
    Product { path: "docs/dxil-operations.md", make: dxil_page::make },
];

/// Writes the products, or with `--check` tells which are stale.
pub(crate) fn run(args: &[String]) -> Outcome {
    let check = match args {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("usage: cargo xtask codegen [--check]".into()),
    };
    let mut stale = Vec::new();
    for product in PRODUCTS {
        let text = (product.make)()?;
        let path = crate::root().join(product.path);
        if fs::read_to_string(&path).is_ok_and(|found| found == text) {
            continue;
        }
        if check {
            stale.push(product.path);
        } else {
            fs::write(&path, text).map_err(|e| format!("{}: {e}", product.path))?;
            println!("codegen: wrote {}", product.path);
        }
    }
    if stale.is_empty() {
        Ok(())
    } else {
        Err(format!("stale: {}; run `cargo xtask codegen`", stale.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_checked_in_is_fresh() {
        super::run(&["--check".to_owned()]).unwrap();
    }
}
