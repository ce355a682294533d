//! Writes ZIP archives, uncompressed. Every system opens them, and the format is simple enough to write ourselves.

/// The version of the format that is written, and needed for reading: 2.0.
const VERSION: u16 = 20;
/// The flag for names in UTF-8.
const UTF_8: u16 = 0x0800;
/// 1 January 1980: our files do not have a date, and this is the earliest that the format allows.
const NO_DATE: u32 = 0x0021_0000;

/// Creates an archive of texts, each with its name.
pub(crate) fn zip(files: &[(String, String)]) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for (name, text) in files {
        let offset = archive.len() as u32;
        let about = header(name, text.as_bytes());
        archive.extend(0x0403_4b50_u32.to_le_bytes());
        archive.extend(&about);
        archive.extend(name.as_bytes());
        archive.extend(text.as_bytes());
        directory.extend(0x0201_4b50_u32.to_le_bytes());
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&about);
        directory.extend([0; 10]); // no comment, the first disk, no attributes
        directory.extend(offset.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (count, start, length) = (files.len() as u16, archive.len() as u32, directory.len() as u32);
    archive.extend(directory);
    archive.extend(0x0605_4b50_u32.to_le_bytes());
    archive.extend([0; 4]); // one disk
    archive.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    archive.extend(length.to_le_bytes());
    archive.extend(start.to_le_bytes());
    archive.extend([0; 2]); // no comment
    archive
}

/// A file's header, used before its content and again in the directory.
fn header(name: &str, content: &[u8]) -> Vec<u8> {
    let mut about = Vec::new();
    about.extend(VERSION.to_le_bytes());
    about.extend(UTF_8.to_le_bytes());
    about.extend([0; 2]); // as it is, not compressed
    about.extend(NO_DATE.to_le_bytes());
    about.extend(crc32(content).to_le_bytes());
    let length = content.len() as u32;
    about.extend([length.to_le_bytes(), length.to_le_bytes()].concat());
    about.extend((name.len() as u16).to_le_bytes());
    about.extend([0; 2]); // nothing else
    about
}

/// The format's checksum.
fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            let carry = if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
            sum = (sum >> 1) ^ carry;
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_matches_a_known_value() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn the_directory_gives_the_offset_of_each_file() {
        let files =
            [("a.txt", "one"), ("ü.txt", "zwei")].map(|(name, text)| (name.to_owned(), text.to_owned()));
        let archive = zip(&files);
        let number =
            |at: usize| u32::from_le_bytes(archive[at..at + 4].try_into().expect("four bytes")) as usize;
        let end = archive.len() - 22;
        let (length, start) = (number(end + 12), number(end + 16));
        assert_eq!(start + length, end);
        let mut at = start;
        for (name, text) in &files {
            assert_eq!(number(at), 0x0201_4b50);
            let header = number(at + 42);
            assert_eq!(number(header), 0x0403_4b50);
            let content = header + 30 + name.len();
            assert_eq!(&archive[header + 30..content], name.as_bytes());
            assert_eq!(&archive[content..content + text.len()], text.as_bytes());
            assert_eq!(number(at + 16) as u32, crc32(text.as_bytes()));
            at += 46 + name.len();
        }
        assert_eq!(at, end);
    }
}
