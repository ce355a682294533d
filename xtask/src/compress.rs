//! Compresses the web client's files at build time, so that the server does not have to.

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::build_mode::BuildMode;

/// Smaller files are not compressed: they fit in one packet anyway.
const MIN_COMPRESSED_BYTES: usize = 600;

/// The compressed versions (`name.br`, `name.gz`) of those files that become smaller.
pub fn all(files: &BTreeMap<String, Vec<u8>>, mode: BuildMode) -> Result<BTreeMap<String, Vec<u8>>> {
    // The highest quality takes half a minute; quality 5 takes a second, and the result is a fifth larger.
    let quality = if mode == BuildMode::Release { 11 } else { 5 };
    let large_enough = files
        .iter()
        .filter(|(_, content)| content.len() >= MIN_COMPRESSED_BYTES);
    let mut jobs: Vec<(&String, &Vec<u8>)> = large_enough.collect();
    jobs.sort_by_key(|(_, content)| content.len()); // jobs are taken from the end, the largest first
    let jobs = Mutex::new(jobs);
    let compressed = Mutex::new(BTreeMap::new());
    let workers = thread::available_parallelism().map_or(2, NonZero::get);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers)
            .map(|_| scope.spawn(|| compress_jobs(&jobs, &compressed, quality)))
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("compressing does not panic"))
    })?;
    Ok(compressed.into_inner().expect("compressing does not panic"))
}

fn compress_jobs(
    jobs: &Mutex<Vec<(&String, &Vec<u8>)>>,
    compressed: &Mutex<BTreeMap<String, Vec<u8>>>,
    quality: i32,
) -> Result<()> {
    loop {
        let job = jobs.lock().expect("compressing does not panic").pop();
        let Some((name, content)) = job else { return Ok(()) };
        for (suffix, small) in [("br", brotli(content, quality)?), ("gz", gzip(content)?)] {
            if small.len() < content.len() {
                compressed
                    .lock()
                    .expect("compressing does not panic")
                    .insert(format!("{name}.{suffix}"), small);
            }
        }
    }
}

fn brotli(content: &[u8], quality: i32) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: 24,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut compressed, &settings)?;
    Ok(compressed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}
