//! The SQLite file itself: readable only by its owner, and still the one that was opened.
//!
//! SQLite continues to write into a file that was deleted or replaced, and everything it then acknowledges is lost. So
//! the file with the database's name is compared with the one that was opened, before and after every transaction.
//!
//! The file is never opened here while the database is open: closing any handle to a file releases all of this
//! process's locks on it, including SQLite's.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::StoreError;

/// A database's file; there is nothing to check if the database is in memory.
#[derive(Clone, Debug)]
pub(crate) struct DatabaseFile(Option<Arc<Opened>>);

#[derive(Debug)]
struct Opened {
    path: PathBuf,
    /// The write-ahead log beside it, to which a commit is written first. Some file systems do not allow one.
    wal: PathBuf,
    has_wal: AtomicBool,
    /// Whether the file has been written: from then on it is not empty.
    is_filled: AtomicBool,
    identity: Identity,
}

#[derive(Debug, PartialEq, Eq)]
struct Identity {
    device: u64,
    inode: u64,
}

impl DatabaseFile {
    pub fn in_memory() -> DatabaseFile {
        DatabaseFile(None)
    }

    /// Creates the file if it is missing, and remembers its identity. An empty file is rejected: it is the remains of a
    /// lost database, and a new installation would hide the loss.
    pub fn prepare(path: &Path) -> Result<DatabaseFile, StoreError> {
        let metadata = match create_private(path).and_then(|file| file.metadata()) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => existing(path)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let folder = path.parent().unwrap_or(Path::new("."));
                return Err(StoreError::NoFolder(folder.to_owned()));
            }
            made => made.map_err(sqlx::Error::Io)?,
        };
        let mut wal = path.as_os_str().to_owned();
        wal.push("-wal");
        Ok(DatabaseFile(Some(Arc::new(Opened {
            path: path.to_owned(),
            wal: wal.into(),
            has_wal: AtomicBool::new(false),
            is_filled: AtomicBool::new(false),
            identity: identity(&metadata),
        }))))
    }

    /// Notes that the database has been written: from now on the file is not empty, and its log either exists or never
    /// will.
    pub fn note_written(&self) {
        if let Some(opened) = &self.0 {
            opened.has_wal.store(opened.wal.exists(), Ordering::Relaxed);
            opened.is_filled.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the file is still the one that was opened.
    pub fn check(&self) -> Result<(), StoreError> {
        let Some(opened) = &self.0 else { return Ok(()) };
        let is_filled = opened.is_filled.load(Ordering::Relaxed);
        let is_same =
            |metadata: Metadata| identity(&metadata) == opened.identity && (metadata.len() > 0 || !is_filled);
        std::fs::metadata(&opened.path)
            .is_ok_and(is_same)
            .then_some(())
            .ok_or_else(|| StoreError::FileGone(opened.path.clone()))
    }

    /// Checks that the last commit is in a file that the next server will find.
    pub fn check_committed(&self) -> Result<(), StoreError> {
        self.check()?;
        match &self.0 {
            Some(opened) if opened.has_wal.load(Ordering::Relaxed) && !opened.wal.exists() => {
                Err(StoreError::FileGone(opened.wal.clone()))
            }
            _ => Ok(()),
        }
    }
}

/// Creates a file that only its owner can read, whatever the umask; fails if the file exists. A dangling link is not
/// followed.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Rejects an empty file. Older versions created world-readable databases: this is corrected.
fn existing(path: &Path) -> Result<Metadata, StoreError> {
    refuse_empty(path)?;
    let metadata = std::fs::metadata(path).map_err(sqlx::Error::Io)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = metadata.permissions().mode();
        if mode & 0o007 != 0 {
            let private = std::fs::Permissions::from_mode(mode & !0o007);
            let _ = std::fs::set_permissions(path, private); // it may be another user's
        }
    }
    Ok(metadata)
}

/// Rejects an empty file: it is neither a database nor a new installation.
pub(crate) fn refuse_empty(path: &Path) -> Result<(), StoreError> {
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_file() && metadata.len() == 0 => {
            Err(StoreError::EmptyFile(path.to_owned()))
        }
        _ => Ok(()),
    }
}

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt as _;
    Identity {
        device: metadata.dev(),
        inode: metadata.ino(),
    }
}

/// On other systems, an open file cannot be deleted, so it is enough that the file exists.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    Identity { device: 0, inode: 0 }
}
