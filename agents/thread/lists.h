/* SPDX-License-Identifier: Apache-2.0 */

/* Lists of threads for the list functions, with room around the results that must stay as it is. */
#ifndef ASSAY_THREAD_LISTS_H
#define ASSAY_THREAD_LISTS_H

#include "counting.h"

enum { LIST_MOST = 8 };

static const jvmtiError untouched_result = (jvmtiError)12345;

/* Calls FUNCTION for the threads; says its answer, and each result. */
#define SAY_LIST(FUNCTION, COUNT, THREADS)                                                         \
    do {                                                                                           \
        jvmtiError results[LIST_MOST + 2];                                                         \
        for (int i_ = 0; i_ < LIST_MOST + 2; i_++)                                                 \
            results[i_] = untouched_result;                                                        \
        say(#FUNCTION ": %s", error_name(ti(FUNCTION, (COUNT), (THREADS), results + 1)));          \
        say_results((COUNT), results);                                                             \
    } while (0)

static inline void say_results(jint count, const jvmtiError *results)
{
    bool around = results[0] == untouched_result;
    for (jint i = 1; i <= count; i++)
        say("result %d: %s", (int)i - 1, error_name(results[i]));
    for (jint i = count + 1; i < LIST_MOST + 2; i++)
        around &= results[i] == untouched_result;
    if (!around)
        say("written outside the results");
}

#endif
