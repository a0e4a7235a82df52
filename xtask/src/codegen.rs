//! `cargo xtask codegen`: the sources made from what `spec/` declares.
//!
//! Each [`Product`] is one generated file: where it lies and the function that makes its text from the tables.

use crate::Outcome;
use std::fs;
use trefoil_tablegen::{FileLoader, Options, Records, backend, read, text_of};

/// One generated file.
struct Product {
    /// Where it lies, from the workspace root.
    path: &'static str,
    /// The specification it is made from, from the workspace root.
    spec: &'static str,
    /// Makes its text.
    make: fn(&Records) -> Result<String, String>,
}

/// Every generated file.
const PRODUCTS: &[Product] = &[
    Product {
        path: "crates/trefoil-dxil/src/generated/ops.rs",
        spec: "spec/DXIL.td",
        make: backend::dxil_tables,
    },
    Product {
        path: "crates/trefoil-hlsl/src/builtins/generated.rs",
        spec: "spec/HLSL.td",
        make: backend::hlsl_tables,
    },
    Product { path: "docs/dxil-operations.md", spec: "spec/DXIL.td", make: backend::dxil_page },
];

/// Reads a specification.
fn load(spec: &str) -> Result<Records, String> {
    let path = crate::root().join(spec);
    let text = text_of(fs::read(&path).map_err(|e| format!("{spec}: {e}"))?);
    let mut loader = FileLoader { directories: path.parent().map(Into::into).into_iter().collect() };
    let records = read(spec, text, &mut loader, &Options::default());
    if records.has_errors() {
        let messages: Vec<String> = records.diagnostics().iter().map(ToString::to_string).collect();
        return Err(messages.join("\n"));
    }
    Ok(records)
}

/// Writes the products, or with `--check` tells which are stale.
pub(crate) fn run(args: &[String]) -> Outcome {
    let check = match args {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("usage: cargo xtask codegen [--check]".into()),
    };
    let mut stale = Vec::new();
    for product in PRODUCTS {
        let text = (product.make)(&load(product.spec)?)?;
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
