//! The JSON schema of a manifest, for editors that complete and check TOML by one.

use super::keys::{AXIS, Holds, Key, SHADER, TOP};
use serde_json::{Map, Value, json};
use trefoil::Target;

/// The schema, as `docs/build.schema.json` has it.
pub fn schema() -> String {
    let Value::Object(members) = table(&TOP) else { return String::new() };
    let mut all = Map::new();
    all.insert("$schema".into(), "http://json-schema.org/draft-07/schema#".into());
    all.insert("title".into(), "shaders.toml: what `trefoil build` builds".into());
    all.extend(members);
    format!("{:#}\n", Value::Object(all))
}

fn of_type(name: &str) -> Value {
    json!({ "type": name })
}

fn any_of<const N: usize>(of: [Value; N]) -> Value {
    json!({ "anyOf": &of[..] })
}

fn list_of(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

/// A table whose keys are the author's.
fn table_of(values: Value) -> Value {
    json!({ "type": "object", "additionalProperties": values })
}

/// A table with these keys and no others.
fn table(keys: &[Key]) -> Value {
    let property = |key: &Key| {
        let mut members = Map::from_iter([("description".to_owned(), Value::from(key.help))]);
        if let Value::Object(of_type) = value(key.holds) {
            members.extend(of_type);
        }
        (key.name.to_owned(), Value::Object(members))
    };
    let required = keys.iter().filter(|key| key.is_required).map(|key| key.name);
    json!({
        "type": "object",
        "properties": keys.iter().map(property).collect::<Map<_, _>>(),
        "required": required.collect::<Vec<_>>(),
        "additionalProperties": false,
    })
}

fn value(holds: Holds) -> Value {
    let scalar = || any_of(["integer", "number", "string", "boolean"].map(of_type));
    let texts = || any_of([of_type("string"), list_of(of_type("string"))]);
    match holds {
        Holds::Text => of_type("string"),
        Holds::Texts => texts(),
        Holds::Targets => {
            let names = || json!({ "enum": Target::ALL.map(Target::name) });
            any_of([names(), list_of(names())])
        }
        Holds::Defines => table_of(scalar()),
        Holds::Entries => table_of(texts()),
        Holds::Axes => table_of(any_of([list_of(scalar()), table(&AXIS)])),
        Holds::Values => list_of(scalar()),
        Holds::Value => scalar(),
        Holds::Shaders => list_of(table(&SHADER)),
    }
}
