/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/audit/: faults in the JVM TI, and which of them the tests detect.
 * Which faults, before which tests, and what became of each.
 */

/* What an audit is about: the faults of the catalogue, and what became of each. */
#ifndef ASSAY_AUDIT_AUDIT_H
#define ASSAY_AUDIT_AUDIT_H

#include <stdbool.h>
#include <stdint.h>

#include "audit/branch_table.h"
#include "catalog/plan.h"
#include "faults/fault.h"
#include "judge/result.h"
#include "spec/spec_index.h"

enum fault_status {
    FAULT_OPEN,        /* not done yet */
    FAULT_DETECTED,    /* a test's verdict differs from that of the baseline run */
    FAULT_UNDETECTED,  /* something was falsified before tests, and none detected it */
    FAULT_NOT_REACHED, /* nothing was falsified before any test */
    FAULT_STATUSES
};

const char *fault_status_name(enum fault_status status); /* "detected" */

/* One fault and what became of it. */
struct audited {
    const struct fault_entry *entry;
    char *category;
    const char *excuse; /* why the specification allows it; or NULL */
    enum fault_status status;
    char *by;             /* the test that detected it; or NULL */
    enum verdict verdict; /* of that test */
    char *broken;         /* a test that could not do its part; or NULL */
    struct strings tried; /* tests before which something was falsified */
    unsigned runs;
    double seconds; /* of all its runs */
};

/* The baseline run of a planned test. */
struct baseline {
    bool known;
    bool usable; /* its verdict can become another one */
    enum verdict verdict;
    double seconds;
    struct strings words; /* of the trace, sorted */
    struct reach reach;   /* in an audit of branches, instead */
};

struct audit {
    const struct plan *plan;
    const struct branch_table *branches; /* whose faults these are; NULL for the catalogue's */
    const struct strings *globs;         /* of the planned tests; none for all */
    unsigned most_tests;                 /* before which a fault is put */
    struct baseline *baseline;           /* one for each planned test */
    struct audited *items;
    size_t count;
    size_t runs;    /* JVMs started */
    double seconds; /* wall time of this and the resumed runs */
    bool interrupted;
    bool broken_off; /* the harness could not begin a JVM: what is open stays open */
};

/* The library of faults, opened. */
struct fault_library {
    void *handle;
    const struct fault_entry *const *entries;
    size_t count;
};

/* Opens it, with the catalogue of that symbol. Returns 0, or -1 after a message. */
int fault_library_open(struct fault_library *library, const char *path, const char *symbol);
void fault_library_close(struct fault_library *library);

/* Which faults are chosen. */
struct fault_selection {
    char **patterns; /* null-terminated, or NULL for all; '!' before one excludes */
    size_t sample;   /* so many of them at random; 0 for all */
    int64_t seed;
};

/* Chooses faults. Returns 0, or -1 after a message when a pattern matches nothing. */
int audit_choose(struct audit *audit, const struct fault_library *library,
                 const struct fault_selection *selection);

/* Leaves out what is not in that release of the specification. */
void audit_restrict(struct audit *audit, int spec);

/* Sets the category of each fault: that of the tests about its subject; of a branch, the
 * class of the function. */
void audit_categories(struct audit *audit, const struct catalog *catalog,
                      const struct spec_index *subjects);

/* Reads the faults that the specification allows: lines of an id and the reason. Returns 0,
 * or -1 after a message. */
int audit_read_excuses(struct audit *audit, const struct fault_library *library, const char *path,
                       struct strings *memory);

void audit_free(struct audit *audit);

#endif
