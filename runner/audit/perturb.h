/* SPDX-License-Identifier: Apache-2.0 */

/* Perturbations: what another JVM may do and the specification allows. Each is put before tests,
 * and no verdict may change. */
#ifndef ASSAY_AUDIT_PERTURB_H
#define ASSAY_AUDIT_PERTURB_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "audit/audit.h"
#include "audit/trial.h"

/* A test whose verdict with the perturbation is not PASS, and what it is without. */
struct changed {
    size_t planned;
    enum verdict verdict;
};

/* One perturbation, and what became of the tests. A test is in exactly one of `unchanged`,
 * `not_judged` and the list. */
struct perturbed {
    const struct fault_entry *entry;
    struct fault_entry joined; /* where it is several at once */
    size_t acted;              /* tests in which it did something */
    size_t unchanged;          /* tests */
    size_t known;              /* of these, that deviate in a known way */
    size_t deviating;          /* of these, that deviate otherwise */
    size_t not_judged;         /* tests that do not pass without it, either, in another way */
    struct changed *changed;
    size_t changed_count;
};

/* What a test's verdict is without a perturbation. */
struct unperturbed {
    bool wanted;
    bool known;
    enum verdict verdict;
};

struct perturbing {
    const struct plan *plan;
    const char *jdk;             /* as the user named it */
    const char *library;         /* of the faults */
    const struct strings *globs; /* of the planned tests; none for all */
    int64_t seed;
    struct perturbed *items;
    size_t count;
    struct unperturbed *without; /* one for each planned test */
    size_t runs;                 /* JVMs started */
    double seconds;              /* wall time */
    bool interrupted;
    bool broken_off; /* the harness could not begin a JVM */
};

/* Chooses perturbations by their names; without patterns, or by "all", all of them. "a+b" are
 * several at once, as one. The patterns must live as long. Returns 0, or -1 after a message when a
 * pattern matches nothing. */
int perturbing_choose(struct perturbing *perturbing, const struct fault_library *library,
                      const struct strings *patterns);

struct perturbing_task {
    struct perturbing *perturbing;
    struct trials *trials;
    struct launcher *launcher;
    unsigned jobs;
    /* For each JVM that ended: how many did, of how many that are known to be needed. */
    void (*progress)(void *context, size_t done, size_t all);
    void *context;
};

/* Runs each test with each perturbation, then those that do not pass without any. */
void perturbing_run(const struct perturbing_task *task);

/* Tests unchanged of those judged, in per cent; 100 of none. */
double perturbing_score(const struct perturbing *perturbing);

/* For people: the tests whose verdicts changed, a table, and the score. */
void perturbing_report(const struct perturbing *perturbing, FILE *stream);

/* Writes it as JSON. Returns 0, or -1 after a message. */
int perturbing_write(const struct perturbing *perturbing, const struct vm *vm, const char *path);

/* What the library of faults is given. Allocated. */
char *perturbing_option(const struct fault_entry *entry, int64_t seed);

void perturbing_free(struct perturbing *perturbing);

#endif
