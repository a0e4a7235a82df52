//! A farm as one is run for a company: BuildGrid keeps blobs, results and the queue, the queue in PostgreSQL, and workers of
//! buildbox's take actions from it, each with a store of its own. All listen on the loopback and are ended by their own numbers.

use super::{Program, free_port, libraries, notes, runner};
use crate::consumers;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// BuildGrid with its database and workers.
pub struct Grid {
    // Ended in this order: who asks before who is asked.
    _workers: Vec<[Program; 2]>,
    _server: Program,
    _database: Program,
    port: u16,
    folders: Vec<PathBuf>,
}

impl Grid {
    /// Starts a server and so many workers, which keep what they know in a folder.
    ///
    /// # Errors
    /// When a program is not there (`cargo xtask fetch grid buildbox`) or does not start.
    pub fn start(folder: &Path, workers: usize) -> Result<Grid, String> {
        let made = fs::create_dir_all(folder).and_then(|()| fs::canonicalize(folder));
        let folder = made.map_err(|e| format!("{}: {e}", folder.display()))?;
        let (database, url) = database(&folder)?;
        let (server, port) = server(&folder, &url)?;
        let folders: Vec<PathBuf> = (1..=workers).map(|it| folder.join(format!("worker{it}"))).collect();
        let workers = folders.iter().map(|folder| worker(folder, port)).collect::<Result<_, _>>()?;
        Ok(Grid { _workers: workers, _server: server, _database: database, port, folders })
    }

    /// Where it is, for a client of ours.
    pub fn address(&self) -> String {
        format!("grpc://127.0.0.1:{}", self.port)
    }

    /// How many actions each worker has executed so far.
    pub fn runs(&self) -> Vec<usize> {
        self.folders.iter().map(|folder| notes(folder).len()).collect()
    }
}

/// PostgreSQL, and how it is called.
fn database(folder: &Path) -> Result<(Program, String), String> {
    let data = folder.join("database");
    let mut init = consumers::program("initdb")?;
    init.arg("-D").arg(&data).args(["-U", "grid", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-sync"]);
    consumers::run_with(&mut init, b"")?;
    let port = free_port()?;
    let mut postgres = consumers::program("postgres")?;
    postgres.arg("-D").arg(&data).args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
    postgres.args(["-c", "unix_socket_directories=", "-c", "fsync=off"]);
    let started = Program::start(&mut postgres, port, &folder.join("database.log"))?;
    Ok((started, format!("postgresql://grid@127.0.0.1:{port}/postgres")))
}

/// BuildGrid, and its port.
fn server(folder: &Path, database: &str) -> Result<(Program, u16), String> {
    let mut migrate = consumers::program("bgd")?;
    consumers::run_with(migrate.args(["migrate", "apply", database]), b"")?;
    let port = free_port()?;
    let settings = folder.join("grid.yml");
    let text = SETTINGS
        .replace("$PORT", &port.to_string())
        .replace("$DATABASE", database)
        .replace("$STORE", &folder.join("store").display().to_string());
    fs::write(&settings, text).map_err(|e| format!("{}: {e}", settings.display()))?;
    let mut server = consumers::program("bgd")?;
    server.args(["server", "start"]).arg(&settings);
    Ok((Program::start(&mut server, port, &folder.join("server.log"))?, port))
}

/// A worker of the server on a port, and the store that it has its files from.
fn worker(folder: &Path, server: u16) -> Result<[Program; 2], String> {
    fs::create_dir_all(folder.join("store")).map_err(|e| format!("{}: {e}", folder.display()))?;
    let port = free_port()?;
    let mut store = Command::new(consumers::file("farm/buildbox-casd")?);
    store.arg(format!("--cas-remote=http://127.0.0.1:{server}")).arg(format!("--bind=127.0.0.1:{port}"));
    let store = Program::start(store.arg(folder.join("store")), port, &folder.join("store.log"))?;
    let mut worker = consumers::program("buildbox-worker")?;
    worker.arg(format!("--bots-remote=http://127.0.0.1:{server}"));
    worker.arg(format!("--cas-remote=http://127.0.0.1:{port}"));
    worker.arg(format!("--buildbox-run={}", runner(folder)?.display()));
    worker.args(libraries().map(|path| format!("--runner-arg=--bind-mount={path}:{path}")));
    let name = folder.file_name().unwrap_or_default();
    worker.arg("--concurrent-jobs=1").arg(name);
    Ok([Program::start_silent(&mut worker, &folder.join("worker.log"))?, store])
}

/// One instance without a name. An assigner looks for work often, since batches are short.
const SETTINGS: &str = "
server:
  - !channel
    address: '127.0.0.1:$PORT'
    insecure-mode: true
authorization:
  method: none
connections:
  - !sql-connection &sql
    connection-string: $DATABASE
    pool-size: 10
    max-overflow: 20
storages:
  - !disk-storage &storage
    path: $STORE
caches:
  - !lru-action-cache &cache
    storage: *storage
    max-cached-refs: 100000
    allow-updates: true
    cache-failed-actions: false
schedulers:
  - !sql-scheduler &scheduler
    sql: *sql
    storage: *storage
    action-cache: *cache
    assigners:
      - !priority-age-assigner
        count: 1
        interval: 0.05
instances:
  - name: ''
    services:
      - !action-cache
        cache: *cache
      - !execution
        scheduler: *scheduler
      - !cas
        storage: *storage
      - !bytestream
        storage: *storage
thread-pool-size: 40
";
