/* SPDX-License-Identifier: Apache-2.0 */

/*
 * An experiment: an agent without a verdict, for what the specification leaves open or says
 * unclearly. It observes like a test, with the same vocabulary, but nothing is required.
 *
 *     #include "experiment.h"
 *
 *     QUESTION("What is the hash code of an object with tag 0?");
 *     PASSAGES("GetObjectHashCode: the parts of the specification it is about.");
 *     WHY("Why one wants to know.");
 *
 *     static void observe(JNIEnv *jni, jobject subject) { ... say(...) ... }
 *
 *     ASK(.probe = observe);
 *
 * Lines of the form "what: answer" are shown as a table, JVMs across. Numbers may be said when
 * they are the answer, as long as they are the same in every run.
 */
#ifndef ASSAY_EXPERIMENT_H
#define ASSAY_EXPERIMENT_H

#include "assay.h"

/* Beside the descriptor, under the symbol `assay_experiment`. */
struct assay_experiment {
    const char *passages; /* functions and sections, and what they say */
    const char *why;      /* why it matters */
};

#define QUESTION(SENTENCE) TITLE(SENTENCE)
#define PASSAGES(TEXT) static const char assay_passages[] = TEXT
#define WHY(TEXT) static const char assay_why[] = TEXT
#define ASK(...)                                                                                   \
    __attribute__((visibility("default"))) const struct assay_experiment assay_experiment = {      \
        .passages = assay_passages, .why = assay_why};                                             \
    TEST(__VA_ARGS__)

#endif
