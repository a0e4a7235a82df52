//! Putting values in the place of references, in one value or over a whole record.

use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::records::{Check, Field, FieldKind, Frame, Records};
use crate::store::{BinaryOp, Node, Seq, TernaryOp, UnaryOp, Value};
use crate::types::Type;
use rustc_hash::FxHashMap;

/// Says what a name stands for.
pub(crate) trait Resolver {
    /// What `name` stands for; nothing where it stays as it is.
    fn lookup(&mut self, records: &mut Records, name: Value) -> Outcome<Option<Value>>;
    /// The record that is being resolved.
    fn current(&self) -> Option<RecordId>;
    /// Whether this is the last time, so that names that are still unknown are errors.
    fn is_final(&self) -> bool {
        false
    }
    /// Whether a bit that would become unset keeps its reference.
    fn keeps_unset_bits(&self) -> bool {
        false
    }
}

struct Mapping {
    name: Value,
    value: Value,
    resolved: bool,
}

/// Resolves a set of names that may refer to each other.
pub(crate) struct MapResolver {
    current: Option<RecordId>,
    map: Vec<Mapping>,
    last: bool,
}

impl MapResolver {
    pub(crate) fn new(current: Option<RecordId>) -> Self {
        MapResolver { current, map: Vec::new(), last: false }
    }

    pub(crate) fn set(&mut self, name: Value, value: Value) {
        match self.map.iter_mut().find(|m| m.name == name) {
            Some(mapping) => *mapping = Mapping { name, value, resolved: false },
            None => self.map.push(Mapping { name, value, resolved: false }),
        }
    }

    pub(crate) fn set_final(&mut self) {
        self.last = true;
    }
}

impl Resolver for MapResolver {
    fn lookup(&mut self, records: &mut Records, name: Value) -> Outcome<Option<Value>> {
        let Some(at) = self.map.iter().position(|m| m.name == name) else {
            return Ok(None);
        };
        let mapping = &mut self.map[at];
        if mapping.resolved {
            return Ok(Some(mapping.value));
        }
        if records.store.is_ground(mapping.value) {
            mapping.resolved = true;
            return Ok(Some(mapping.value));
        }
        if self.map.len() == 1 {
            return Ok(Some(self.map[at].value));
        }
        // Out of the map while it is resolved, so that it cannot refer to itself.
        let taken = self.map.swap_remove(at);
        let value = records.resolve(taken.value, self)?;
        self.map.push(Mapping { name, value, resolved: true });
        Ok(Some(value))
    }

    fn current(&self) -> Option<RecordId> {
        self.current
    }

    fn is_final(&self) -> bool {
        self.last
    }
}

/// Resolves a record's references to its own fields and name, for the last time.
pub(crate) struct RecordResolver {
    record: RecordId,
    new_name: Option<Value>,
    cache: FxHashMap<Value, Value>,
    stack: Vec<Value>,
}

impl RecordResolver {
    pub(crate) fn new(record: RecordId, new_name: Option<Value>) -> Self {
        RecordResolver { record, new_name, cache: FxHashMap::default(), stack: Vec::new() }
    }
}

impl Resolver for RecordResolver {
    fn lookup(&mut self, records: &mut Records, name: Value) -> Outcome<Option<Value>> {
        let record = records.record(self.record);
        let field = record.field(name).map(|field| field.value);
        if let Some(value) = field
            && value != Value::UNSET
            && records.store.is_ground(value)
        {
            return Ok(Some(value));
        }
        if let Some(&value) = self.cache.get(&name) {
            return Ok(Some(value));
        }
        if self.stack.contains(&name) {
            return Ok(None);
        }
        let found = match field {
            Some(Value::UNSET) => None,
            Some(value) => Some(value),
            None if record.name == name => self.new_name,
            None => None,
        };
        let Some(found) = found else {
            return Ok(None);
        };
        self.stack.push(name);
        let value = records.resolve(found, self)?;
        self.stack.pop();
        self.cache.insert(name, value);
        Ok(Some(value))
    }

    fn current(&self) -> Option<RecordId> {
        Some(self.record)
    }

    fn is_final(&self) -> bool {
        true
    }

    fn keeps_unset_bits(&self) -> bool {
        true
    }
}

/// Another resolver with some names hidden: the variables of a `!foreach` or `!foldl`.
struct Shadow<'a, 'b> {
    inner: &'a mut (dyn Resolver + 'b),
    hidden: [Value; 2],
}

impl Resolver for Shadow<'_, '_> {
    fn lookup(&mut self, records: &mut Records, name: Value) -> Outcome<Option<Value>> {
        if self.hidden.contains(&name) { Ok(None) } else { self.inner.lookup(records, name) }
    }

    fn current(&self) -> Option<RecordId> {
        self.inner.current()
    }

    fn is_final(&self) -> bool {
        self.inner.is_final()
    }
}

/// Another resolver, or none, that also notes whether a name stayed unknown.
struct Tracking<'a, 'b> {
    inner: Option<&'a mut (dyn Resolver + 'b)>,
    unresolved: bool,
}

impl Resolver for Tracking<'_, '_> {
    fn lookup(&mut self, records: &mut Records, name: Value) -> Outcome<Option<Value>> {
        let found = match &mut self.inner {
            Some(inner) => inner.lookup(records, name)?,
            None => None,
        };
        match found {
            Some(value) if !self.unresolved => self.unresolved = records.has_references(value)?,
            Some(_) => {}
            None => self.unresolved = true,
        }
        Ok(found)
    }

    fn current(&self) -> Option<RecordId> {
        self.inner.as_ref().and_then(|inner| inner.current())
    }
}

/// Looks for one name.
struct Search {
    name: Value,
    found: bool,
}

impl Resolver for Search {
    fn lookup(&mut self, _: &mut Records, name: Value) -> Outcome<Option<Value>> {
        self.found |= name == self.name;
        Ok(None)
    }

    fn current(&self) -> Option<RecordId> {
        None
    }
}

impl Records {
    /// Whether a value refers to a name.
    pub(crate) fn refers_to(&mut self, value: Value, name: Value) -> Outcome<bool> {
        let mut search = Search { name, found: false };
        self.resolve(value, &mut search)?;
        Ok(search.found)
    }

    /// Whether a value has references that are not resolved.
    fn has_references(&mut self, value: Value) -> Outcome<bool> {
        if self.store.is_ground(value) {
            return Ok(false);
        }
        let mut tracking = Tracking { inner: None, unresolved: false };
        self.resolve(value, &mut tracking)?;
        Ok(tracking.unresolved)
    }

    /// The value with every name replaced that the resolver knows.
    pub(crate) fn resolve(&mut self, value: Value, resolver: &mut dyn Resolver) -> Outcome<Value> {
        if self.store.is_ground(value) {
            return Ok(value);
        }
        if let Node::Var(name, _) = self.node(value) {
            return Ok(resolver.lookup(self, name)?.unwrap_or(value));
        }
        self.enter(resolver.current())?;
        let resolved = self.resolve_node(value, resolver);
        self.leave();
        resolved
    }

    fn resolve_node(&mut self, value: Value, resolver: &mut dyn Resolver) -> Outcome<Value> {
        let current = resolver.current();
        match self.node(value) {
            Node::AnonymousName(_) => {
                let found = resolver.lookup(self, value)?.unwrap_or(value);
                if resolver.is_final()
                    && let Node::AnonymousName(_) = self.node(found)
                {
                    let name = self.display(found);
                    return Ok(self.string_value(&name));
                }
                Ok(found)
            }
            Node::Bits(seq) => self.resolve_bits(value, seq, resolver),
            Node::List(element, seq) => {
                let (items, changed) = self.resolve_all(seq, resolver)?;
                Ok(if changed { self.store.list(element, &items) } else { value })
            }
            Node::Unary(op, operand, ty) => {
                let new = self.resolve(operand, resolver)?;
                if new == operand
                    && !(resolver.is_final() && matches!(op, UnaryOp::Cast | UnaryOp::Instances))
                {
                    return Ok(value);
                }
                self.fold_unary(op, new, ty, current, resolver.is_final())
            }
            Node::Binary(op, a, b, ty) => {
                let x = self.resolve(a, resolver)?;
                // What decides alone leaves the other operand alone: `!and(!not(!empty(l)), !eq(!head(l), 1))`.
                match (op, self.as_int(x)) {
                    (BinaryOp::And, Some(0)) => return Ok(self.store.int(0)),
                    (BinaryOp::Or, Some(-1)) => return Ok(self.store.int(-1)),
                    _ => {}
                }
                let y = self.resolve(b, resolver)?;
                if (x, y) == (a, b) {
                    return Ok(value);
                }
                self.fold_binary(op, x, y, ty, current)
            }
            Node::Ternary(op, start, ty) => self.resolve_ternary(value, op, start, ty, resolver),
            Node::Fold(start, ty) => self.resolve_fold(value, start, ty, resolver),
            Node::IsA(ty, operand) => {
                let new = self.resolve(operand, resolver)?;
                if new == operand { Ok(value) } else { self.fold_is_a(ty, new) }
            }
            Node::Exists(ty, operand) => {
                let new = self.resolve(operand, resolver)?;
                if new == operand && !resolver.is_final() {
                    return Ok(value);
                }
                self.fold_exists(ty, new, current, resolver.is_final())
            }
            Node::VarBit(operand, bit) => {
                let new = self.resolve(operand, resolver)?;
                if new == operand { Ok(value) } else { self.bit_of(new, bit) }
            }
            Node::Instance(class, seq) => self.resolve_instance(value, class, seq, resolver),
            Node::Field(operand, name, _) => {
                let new = self.resolve(operand, resolver)?;
                if new == operand { Ok(value) } else { self.fold_field(new, name, current) }
            }
            Node::Cond(ty, seq) => self.resolve_cond(value, ty, seq, resolver),
            Node::Dag(seq) => self.resolve_dag(value, seq, resolver),
            Node::Var(..)
            | Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::Def(_) => Ok(value),
        }
    }

    fn resolve_all(&mut self, seq: Seq, resolver: &mut dyn Resolver) -> Outcome<(Vec<Value>, bool)> {
        let mut items = Vec::with_capacity(seq.len as usize);
        let mut changed = false;
        for i in 0..seq.len {
            let item = self.store.element(seq, i);
            let new = self.resolve(item, resolver)?;
            changed |= new != item;
            items.push(new);
        }
        Ok((items, changed))
    }

    /// Resolves conditions and values up to the first condition that holds; the values of those that do not are left alone.
    fn resolve_cond(
        &mut self,
        value: Value,
        ty: Ty,
        seq: Seq,
        resolver: &mut dyn Resolver,
    ) -> Outcome<Value> {
        let mut items = Vec::with_capacity(seq.len as usize);
        let (mut changed, mut is_first) = (false, true);
        for i in (0..seq.len).step_by(2) {
            let (condition, chosen) = (self.store.element(seq, i), self.store.element(seq, i + 1));
            let holds = self.resolve(condition, resolver)?;
            let is_left = is_first && self.as_int(holds) == Some(0);
            let new = if is_left { chosen } else { self.resolve(chosen, resolver)? };
            changed |= (holds, new) != (condition, chosen);
            items.extend([holds, new]);
            if is_first && self.as_int(holds).is_some_and(|holds| holds != 0) {
                return self.fold_cond(&items, ty, resolver.current());
            }
            is_first = is_left;
        }
        if changed { self.fold_cond(&items, ty, resolver.current()) } else { Ok(value) }
    }

    fn resolve_bits(&mut self, value: Value, seq: Seq, resolver: &mut dyn Resolver) -> Outcome<Value> {
        let mut bits = Vec::with_capacity(seq.len as usize);
        let mut changed = false;
        let mut last: Option<(Value, Value)> = None;
        for i in 0..seq.len {
            let bit = self.store.element(seq, i);
            let mut new = match self.node(bit) {
                Node::VarBit(operand, index) => {
                    let resolved = match last {
                        Some((of, resolved)) if of == operand => resolved,
                        _ => self.resolve(operand, resolver)?,
                    };
                    last = Some((operand, resolved));
                    self.bit_of(resolved, index)?
                }
                _ => {
                    let resolved = self.resolve(bit, resolver)?;
                    self.bit_of(resolved, 0)?
                }
            };
            if new == Value::UNSET && resolver.keeps_unset_bits() {
                new = bit;
            }
            changed |= new != bit;
            bits.push(new);
        }
        Ok(if changed { self.store.bits(&bits) } else { value })
    }

    fn resolve_ternary(
        &mut self,
        value: Value,
        op: TernaryOp,
        start: u32,
        ty: Ty,
        resolver: &mut dyn Resolver,
    ) -> Outcome<Value> {
        let [a, b, c] = [0, 1, 2].map(|i| Value(self.store.at(start + i)));
        let x = self.resolve(a, resolver)?;
        if op == TernaryOp::If
            && x != a
            && let Some(on) = self.as_int(x)
        {
            return self.resolve(if on != 0 { b } else { c }, resolver);
        }
        let y = self.resolve(b, resolver)?;
        let z = if matches!(op, TernaryOp::Foreach | TernaryOp::Filter) {
            self.resolve(c, &mut Shadow { inner: resolver, hidden: [x, x] })?
        } else {
            self.resolve(c, resolver)?
        };
        if (x, y, z) == (a, b, c) {
            return Ok(value);
        }
        self.fold_ternary(op, [x, y, z], ty, resolver.current())
    }

    fn resolve_fold(
        &mut self,
        value: Value,
        start: u32,
        ty: Ty,
        resolver: &mut dyn Resolver,
    ) -> Outcome<Value> {
        let [first, list, a, b, expr] = [0, 1, 2, 3, 4].map(|i| Value(self.store.at(start + i)));
        let new_first = self.resolve(first, resolver)?;
        let new_list = self.resolve(list, resolver)?;
        let new_expr = self.resolve(expr, &mut Shadow { inner: resolver, hidden: [a, b] })?;
        if (new_first, new_list, new_expr) == (first, list, expr) {
            return Ok(value);
        }
        self.fold_foldl([new_first, new_list, a, b, new_expr], ty, resolver.current())
    }

    fn resolve_instance(
        &mut self,
        value: Value,
        class: RecordId,
        seq: Seq,
        resolver: &mut dyn Resolver,
    ) -> Outcome<Value> {
        let mut args = self.store.pairs(seq);
        let mut tracking = Tracking { inner: Some(resolver), unresolved: false };
        let mut changed = false;
        for (_, arg) in &mut args {
            let new = self.resolve(*arg, &mut tracking)?;
            changed |= new != *arg;
            *arg = new;
        }
        let unresolved = tracking.unresolved;
        if !changed {
            return Ok(value);
        }
        let new = self.store.instance(class, &args);
        if unresolved { Ok(new) } else { self.instantiate(new) }
    }

    fn resolve_dag(&mut self, value: Value, seq: Seq, resolver: &mut dyn Resolver) -> Outcome<Value> {
        let (operator, name, mut args) = self.store.dag_parts(seq);
        let mut changed = false;
        for (arg, _) in &mut args {
            let new = self.resolve(*arg, resolver)?;
            changed |= new != *arg;
            *arg = new;
        }
        let new = self.resolve(operator, resolver)?;
        Ok(if changed || new != operator { self.store.dag(new, name, &args) } else { value })
    }

    /// The record of an instance, made where all its arguments are known; else the instance itself.
    pub(crate) fn fold_instance(&mut self, value: Value) -> Outcome<Value> {
        let Node::Instance(_, seq) = self.node(value) else {
            return Ok(value);
        };
        if let Some(&record) = self.instances.get(&value) {
            return Ok(self.def_value(record));
        }
        for (_, arg) in self.store.pairs(seq) {
            if self.has_references(arg)? {
                return Ok(value);
            }
        }
        self.instantiate(value)
    }

    /// Makes the anonymous record that a class and its arguments describe.
    pub(crate) fn instantiate(&mut self, value: Value) -> Outcome<Value> {
        let Node::Instance(class, seq) = self.node(value) else {
            return Ok(value);
        };
        if let Some(&record) = self.instances.get(&value) {
            return Ok(self.def_value(record));
        }
        self.enter(None)?;
        self.frames.push(Frame { loc: self.here, what: self.record(class).name_str });
        let name = self.new_anonymous_name();
        let loc = self.record(class).loc;
        let record = self.new_record(name, loc, false, true);
        let mut map = MapResolver::new(Some(record));
        let source = &self.records[class.0 as usize];
        let fields: Vec<Field> =
            source.fields.iter().filter(|f| f.kind != FieldKind::TemplateArg).copied().collect();
        let checks: Vec<Check> = source.checks.clone();
        let above = source.superclasses.clone();
        let args = source.template_args.clone();
        for arg in &args {
            let default = self.record(class).field(arg.name).map_or(Value::UNSET, |f| f.value);
            map.set(arg.name, default);
        }
        for (key, arg) in self.store.pairs(seq) {
            let name = if key & 1 == 1 { Value(key >> 1) } else { args[(key >> 1) as usize].name };
            map.set(name, arg);
        }
        let new = self.record_mut(record);
        new.fields = fields;
        new.checks = checks;
        self.resolve_record(record, &mut map)?;
        let new = self.record_mut(record);
        new.superclasses = above;
        new.superclasses.push(class);
        self.finish_record(record, None)?;
        let name = self.record(record).name_str;
        self.defs.entry(name).or_insert(record);
        self.run_checks(record)?;
        self.instances.insert(value, record);
        self.frames.pop();
        self.leave();
        Ok(self.def_value(record))
    }

    /// Resolves a record's references to its own fields, for the last time.
    pub(crate) fn finish_record(&mut self, record: RecordId, new_name: Option<Value>) -> Outcome<()> {
        self.resolve_record(record, &mut RecordResolver::new(record, new_name))
    }

    /// Resolves a record's name, fields and checks.
    pub(crate) fn resolve_record(&mut self, id: RecordId, resolver: &mut dyn Resolver) -> Outcome<()> {
        let name = self.record(id).name;
        let new_name = self.resolve(name, resolver)?;
        if new_name != name {
            if self.value_type(new_name) != Some(Ty::STRING) {
                let shown = self.display(new_name);
                return Err(self.record_error(id, kinds::RECORD_NAME_TYPE.with(&[&shown])));
            }
            self.set_record_name(id, new_name);
        }
        for i in 0..self.record(id).fields.len() {
            let value = self.record(id).fields[i].value;
            if self.store.is_ground(value) {
                continue;
            }
            let new = self.resolve(value, resolver)?;
            if new != value && !self.set_field(id, i, new)? {
                return Err(self.bad_field_value(id, i, new));
            }
        }
        for i in 0..self.record(id).checks.len() {
            let Check { loc, condition, message } = self.record(id).checks[i];
            let condition = match condition {
                Some(condition) => Some(self.resolve(condition, resolver)?),
                None => None,
            };
            let message = self.resolve(message, resolver)?;
            self.record_mut(id).checks[i] = Check { loc, condition, message };
        }
        Ok(())
    }

    fn bad_field_value(&mut self, id: RecordId, index: usize, value: Value) -> crate::diag::Failed {
        let field = self.record(id).fields[index];
        let of_type = match self.value_type(value) {
            Some(ty) => format!("of type '{}' ", self.type_name(ty)),
            None => String::new(),
        };
        let message = kinds::RESOLVED_FIELD_VALUE.with(&[
            &of_type,
            &self.unquoted(field.name),
            &self.type_name(field.ty),
            &self.unquoted(value),
        ]);
        self.record_error(id, message)
    }

    /// Sets a field to a value brought to the field's type; says whether it could be.
    pub(crate) fn set_field(&mut self, id: RecordId, index: usize, value: Value) -> Outcome<bool> {
        let ty = self.record(id).fields[index].ty;
        let Some(mut cast) = self.cast_to(value, ty)? else {
            return Ok(false);
        };
        if let Type::Bits(width) = self.type_of(ty)
            && !matches!(self.node(cast), Node::Bits(_))
        {
            let mut bits = Vec::with_capacity(width as usize);
            for i in 0..width {
                bits.push(self.bit_of(cast, i)?);
            }
            cast = self.store.bits(&bits);
        }
        self.record_mut(id).fields[index].value = cast;
        Ok(true)
    }

    /// Runs the assertions and dumps of a record.
    pub(crate) fn run_checks(&mut self, id: RecordId) -> Outcome<()> {
        if self.record(id).checks.is_empty() {
            return Ok(());
        }
        let mut resolver = RecordResolver::new(id, None);
        for is_dump in [false, true] {
            for check in self.record(id).checks.clone() {
                if check.condition.is_none() == is_dump {
                    let condition = match check.condition {
                        Some(condition) => Some(self.resolve(condition, &mut resolver)?),
                        None => None,
                    };
                    let message = self.resolve(check.message, &mut resolver)?;
                    self.run_check(Check { loc: check.loc, condition, message });
                }
            }
        }
        Ok(())
    }

    /// Tests an assertion, or prints a dump.
    pub(crate) fn run_check(&mut self, check: Check) {
        let text = self.unquoted(check.message);
        let Some(condition) = check.condition else {
            if matches!(self.node(check.message), Node::Str(_) | Node::Code(_)) {
                self.note(check.loc, kinds::TEXT.with(&[&text]));
            } else {
                self.error(check.loc, &kinds::DUMP_TYPE);
            }
            return;
        };
        match self.as_int(condition) {
            None => {
                self.error(check.loc, &kinds::ASSERT_TYPE);
            }
            Some(0) => {
                self.error(check.loc, &kinds::ASSERTION);
                self.note(check.loc, kinds::TEXT.with(&[&text]));
            }
            Some(_) => {}
        }
    }
}
