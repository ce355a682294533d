//! Compresses the page's files once, so that the server never has to.

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::effort::Effort;

/// Below this a compressed file saves nothing: it fits in one packet either way.
const WORTH_IT: usize = 600;

/// The compressed forms (`name.br`, `name.gz`) of the files for which they are smaller.
pub fn all(files: &BTreeMap<String, Vec<u8>>, effort: Effort) -> Result<BTreeMap<String, Vec<u8>>> {
    // The smallest form takes half a minute; this one a second, and is a fifth larger.
    let quality = if effort == Effort::Full { 11 } else { 5 };
    let worth_it = files.iter().filter(|(_, content)| content.len() >= WORTH_IT);
    let mut jobs: Vec<(&String, &Vec<u8>)> = worth_it.collect();
    jobs.sort_by_key(|(_, content)| content.len()); // the largest is taken first, from the end
    let jobs = Mutex::new(jobs);
    let done = Mutex::new(BTreeMap::new());
    let workers = thread::available_parallelism().map_or(2, NonZero::get);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers)
            .map(|_| scope.spawn(|| work(&jobs, &done, quality)))
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("compressing does not panic"))
    })?;
    Ok(done.into_inner().expect("compressing does not panic"))
}

fn work(
    jobs: &Mutex<Vec<(&String, &Vec<u8>)>>,
    done: &Mutex<BTreeMap<String, Vec<u8>>>,
    quality: i32,
) -> Result<()> {
    loop {
        let job = jobs.lock().expect("compressing does not panic").pop();
        let Some((name, content)) = job else { return Ok(()) };
        for (suffix, small) in [("br", brotli(content, quality)?), ("gz", gzip(content)?)] {
            if small.len() < content.len() {
                done.lock()
                    .expect("compressing does not panic")
                    .insert(format!("{name}.{suffix}"), small);
            }
        }
    }
}

fn brotli(content: &[u8], quality: i32) -> Result<Vec<u8>> {
    let mut small = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: 24,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut small, &settings)?;
    Ok(small)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}
