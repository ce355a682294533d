//! Bytes as a record file: rejected with a line, or exactly what the table writes again.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(table) = catalog::open_record(text, None) {
        assert_eq!(table.record(), text, "a record that is read is written alike");
    }
});
