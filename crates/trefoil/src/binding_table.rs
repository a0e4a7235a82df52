//! Tables of bindings: `-import-binding-table FILE`, a file of comma-separated values with the columns `ResourceName`, `Binding` and
//! `Space` in any order. A resource of such a name without a register of its own gets that one.

use trefoil_ir::{Module, ResourceClass};

const COLUMNS: [&str; 3] = ["resourcename", "binding", "space"];

/// The registers that a table gives to resources by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BindingTable {
    rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Row {
    name: String,
    class: ResourceClass,
    register: u32,
    space: u32,
}

impl BindingTable {
    /// Reads the table in a file's text.
    ///
    /// # Errors
    /// What is wrong with it, after the file's name, the line and the column.
    pub fn parse(file: &str, text: &str) -> Result<BindingTable, String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let at = |line: usize, column: usize, what: &str| format!("{file}:{}:{column}: {what}", line + 1);
        let (first, heads) = lines.next().unwrap_or((0, ""));
        let heads = cells(heads).map_err(|(column, why)| at(first, column, why))?;
        for (column, head) in &heads {
            if !COLUMNS.contains(&head.to_ascii_lowercase().as_str()) {
                return Err(at(first, *column, &format!("Unknown column '{}'", head.to_ascii_lowercase())));
            }
        }
        let place = |name: &str| heads.iter().position(|(_, head)| head.eq_ignore_ascii_case(name));
        let [Some(name), Some(binding), Some(space)] = COLUMNS.map(place) else {
            let expected = "Input format is csv with headings: ResourceName, Binding, Space.";
            return Err(at(first, 1, expected));
        };
        let mut rows = Vec::new();
        for (number, line) in lines {
            let row = cells(line).map_err(|(column, why)| at(number, column, why))?;
            if let Some((column, _)) = row.get(heads.len()) {
                let why = format!(
                    "Unexpected cell at the end of row. There should only be {} columns",
                    heads.len()
                );
                return Err(at(number, *column, &why));
            }
            if row.len() < heads.len() {
                let (found, wanted) = (row.len(), heads.len());
                let why = format!("Row ended after just {found} columns. Expected {wanted}.");
                return Err(at(number, 1, &why));
            }
            let integer = |column: usize, digits: &str| {
                digits.parse().map_err(|_| {
                    at(number, column, &format!("'{digits}' is not a valid 32-bit unsigned integer."))
                })
            };
            let (column, register) = &row[binding];
            let class = register.chars().next().and_then(class_of).ok_or_else(|| {
                let why = "Invalid resource class. Needs to be one of 'b', 's', 't', or 'u'.";
                at(number, *column, why)
            })?;
            rows.push(Row {
                name: row[name].1.clone(),
                class,
                register: integer(*column, register.get(1..).unwrap_or_default())?,
                space: integer(row[space].0, &row[space].1)?,
            });
        }
        Ok(BindingTable { rows })
    }

    /// Gives the resources of a module that have no register yet those of the table; of two rows for one the last counts.
    pub(crate) fn apply(&self, module: &mut Module) {
        let (types, names) = (&module.ctx.types, &module.ctx.symbols);
        for resource in module.ctx.resources.values_mut().filter(|it| it.lower_bound.is_none()) {
            let Some(class) = types.as_resource(resource.ty).map(|ty| ty.class()) else { continue };
            let name = names.get(resource.name);
            if let Some(row) = self.rows.iter().rev().find(|row| row.class == class && row.name == name) {
                (resource.lower_bound, resource.space) = (Some(row.register), row.space);
            }
        }
    }
}

/// The class of the registers that a letter stands for.
fn class_of(letter: char) -> Option<ResourceClass> {
    Some(match letter.to_ascii_lowercase() {
        'b' => ResourceClass::CBuffer,
        's' => ResourceClass::Sampler,
        't' => ResourceClass::Srv,
        'u' => ResourceClass::Uav,
        _ => return None,
    })
}

/// The cells of a line, each with its column; the error has one as well. A cell in quotes may hold commas, and a quote as two.
fn cells(line: &str) -> Result<Vec<(usize, String)>, (usize, &'static str)> {
    let mut found = Vec::new();
    let mut rest = line;
    loop {
        rest = rest.trim_start();
        let column = line.len() - rest.len() + 1;
        let (mut text, mut length) = (String::new(), 0);
        if let Some(quoted) = rest.strip_prefix('"') {
            let mut letters = quoted.char_indices().peekable();
            let end = loop {
                match letters.next() {
                    Some((_, '"')) if letters.next_if(|(_, next)| *next == '"').is_some() => text.push('"'),
                    Some((at, '"')) => break at + 2,
                    Some((_, letter)) => text.push(letter),
                    None => return Err((column, "Unterminated quoted cell.")),
                }
            };
            length = end;
        }
        let after = &rest[length..];
        let end = after.find(',').unwrap_or(after.len());
        let plain = after[..end].trim();
        match (length, plain) {
            (0, plain) if plain.contains('"') => {
                return Err((column, "'\"' not allowed in non-quoted cell."));
            }
            (0, plain) => text.push_str(plain),
            (_, "") => {}
            (..) => return Err((column + length, "Unexpected text after a quoted cell.")),
        }
        found.push((column, text));
        match after.get(end + 1..) {
            Some(next) => rest = next,
            None => return Ok(found),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_come_in_any_order_and_cells_in_quotes() {
        let table =
            BindingTable::parse("t.csv", "Space, resourcename,BINDING\n2,\"a \"\"b\"\"\", T7\r\n\n0,c,b1\n");
        let row = |name: &str, class, register, space| Row { name: name.into(), class, register, space };
        let rows = vec![row("a \"b\"", ResourceClass::Srv, 7, 2), row("c", ResourceClass::CBuffer, 1, 0)];
        assert_eq!(table, Ok(BindingTable { rows }));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let errors = [
            ("", "t.csv:1:1: Unknown column ''"),
            (
                "ResourceName,Binding",
                "t.csv:1:1: Input format is csv with headings: ResourceName, Binding, Space.",
            ),
            ("ResourceName,Binding,Space,More", "t.csv:1:28: Unknown column 'more'"),
            ("t,x5,0", "t.csv:2:3: Invalid resource class. Needs to be one of 'b', 's', 't', or 'u'."),
            ("t,t5,x", "t.csv:2:6: 'x' is not a valid 32-bit unsigned integer."),
            ("t,t,0", "t.csv:2:3: '' is not a valid 32-bit unsigned integer."),
            ("t,t5", "t.csv:2:1: Row ended after just 2 columns. Expected 3."),
            ("t,t5,0,9", "t.csv:2:8: Unexpected cell at the end of row. There should only be 3 columns"),
            ("\"t,t5,0", "t.csv:2:1: Unterminated quoted cell."),
            ("t\",t5,0", "t.csv:2:1: '\"' not allowed in non-quoted cell."),
        ];
        for (text, why) in errors {
            let whole = format!("ResourceName,Binding,Space\n{text}");
            let text = if why.contains("csv:1:") { text } else { &whole };
            assert_eq!(BindingTable::parse("t.csv", text), Err(why.to_string()));
        }
    }
}
