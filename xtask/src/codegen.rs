//! `cargo xtask codegen`: the sources made from what `spec/` declares, and the page of diagnostics.
//!
//! Each [`Product`] is a generated file: its path, and the function that makes its text from a specification.

mod spirv;

use crate::Outcome;
use std::fs;
use trefoil_tablegen::{FileLoader, Options, Records, backend, read, text_of};

/// One generated file.
struct Product {
    /// Its path from the workspace root.
    path: &'static str,
    /// The path of its specification from the workspace root.
    spec: &'static str,
    /// Makes its text.
    make: fn(&Records) -> Result<String, String>,
}

/// Every generated file.
const PRODUCTS: &[Product] = &[
    Product {
        path: "crates/trefoil-ir/src/generated/intrinsics.rs",
        spec: "spec/Intrinsics.td",
        make: backend::intrinsic_tables,
    },
    Product {
        path: "crates/trefoil-dxil/src/generated/intrinsics.rs",
        spec: "spec/Intrinsics.td",
        make: backend::intrinsic_dxil,
    },
    Product {
        path: "crates/trefoil-spirv/src/generated.rs",
        spec: "spec/Intrinsics.td",
        make: backend::intrinsic_spirv,
    },
    Product {
        path: "crates/trefoil-dxbc/src/generated.rs",
        spec: "spec/Intrinsics.td",
        make: backend::intrinsic_dxbc,
    },
    Product {
        path: "crates/trefoil-dxil/src/ops/generated.rs",
        spec: "spec/Intrinsics.td",
        make: backend::dxil_tables,
    },
    Product {
        path: "crates/trefoil-hlsl/src/builtins/names.rs",
        spec: "spec/HLSL.td",
        make: backend::hlsl_names,
    },
    Product {
        path: "crates/trefoil-hlsl/src/builtins/generated.rs",
        spec: "spec/HLSL.td",
        make: backend::hlsl_tables,
    },
    Product {
        path: "crates/trefoil-validate/src/generated.rs",
        spec: "spec/Validation.td",
        make: backend::validation_rules,
    },
    Product { path: "docs/validation.md", spec: "spec/Validation.td", make: backend::validation_page },
    Product { path: "docs/dxil-operations.md", spec: "spec/Intrinsics.td", make: backend::dxil_page },
];

/// The page of diagnostics, which is made from the kinds in the compiler's source.
const DIAGNOSTICS_PAGE: &str = "docs/diagnostics.md";

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

/// Writes the products, or with `--check` reports the stale ones.
pub(crate) fn run(args: &[String]) -> Outcome {
    let check = match args {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("usage: cargo xtask codegen [--check]".into()),
    };
    let mut stale = Vec::new();
    for product in PRODUCTS {
        let text = (product.make)(&load(product.spec)?)?;
        settle(product.path, &text, check, &mut stale)?;
    }
    settle(spirv::PATH, &spirv::table(), check, &mut stale)?;
    settle(DIAGNOSTICS_PAGE, &diagnostics_page()?, check, &mut stale)?;
    if stale.is_empty() {
        Ok(())
    } else {
        Err(format!("stale: {}; run `cargo xtask codegen`", stale.join(", ")))
    }
}

/// Writes a generated file that has changed, or with `check` adds it to `stale`.
fn settle(name: &'static str, text: &str, check: bool, stale: &mut Vec<&'static str>) -> Outcome {
    let path = crate::root().join(name);
    if fs::read_to_string(&path).is_ok_and(|found| found == text) {
        return Ok(());
    }
    if check {
        stale.push(name);
        return Ok(());
    }
    fs::write(&path, text).map_err(|e| format!("{name}: {e}"))?;
    println!("codegen: wrote {name}");
    Ok(())
}

/// The page of all diagnostics. The compiler prints it, since the kinds are tables in its source.
fn diagnostics_page() -> Result<String, String> {
    let explain = ["run", "--quiet", "--package", "trefoil-cli", "--", "explain", "--all"];
    crate::command::output(crate::command::cargo().args(explain))
}

#[cfg(test)]
mod tests {
    #[test]
    fn generated_files_are_fresh() {
        let mut stale = Vec::new();
        for product in super::PRODUCTS {
            let text = (product.make)(&super::load(product.spec).unwrap()).unwrap();
            super::settle(product.path, &text, true, &mut stale).unwrap();
        }
        super::settle(super::spirv::PATH, &super::spirv::table(), true, &mut stale).unwrap();
        assert!(stale.is_empty(), "{stale:?}");
    }
}
