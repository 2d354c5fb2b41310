/* SPDX-License-Identifier: Apache-2.0 */

/* The reading of known deviations: for judge/known_read.c and judge/known_keys.c alone. */
#ifndef ASSAY_JUDGE_KNOWN_READER_H
#define ASSAY_JUDGE_KNOWN_READER_H

#include "judge/known_entries.h"

struct known_reader {
    struct known *known;
    const struct rules *rules;
    known_test_check *is_test;
    const void *context;
    const char *file;
    int line;
    struct known_cause *cause; /* being read, or NULL */
    struct known_pin *pin;     /* being read, or NULL */
    struct numbering tests;    /* of the pin */
    bool waiting;              /* an Expected line waits for its Actual line */
    char **problem;
};

/* Stores what is wrong, and returns -1. */
__attribute__((format(printf, 3, 4))) int known_wrong(struct known_reader *reader, int line,
                                                      const char *format, ...);

/* A key of the record that is being read; and its end. They return 0, or -1 after known_wrong. */
int known_cause_key(struct known_reader *reader, const char *key, const char *value);
int known_cause_end(struct known_reader *reader);
int known_pin_key(struct known_reader *reader, const char *key, const char *value);
int known_pin_end(struct known_reader *reader);

#endif
