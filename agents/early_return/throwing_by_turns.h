/* SPDX-License-Identifier: Apache-2.0 */

/* ForceEarlyReturnLong in a method of stack.ThrowingByTurns that has just thrown. Whether what it throws
 * after that posts an event is not asked: the event is disabled. */
#ifndef ASSAY_EARLY_RETURN_THROWING_BY_TURNS_H
#define ASSAY_EARLY_RETURN_THROWING_BY_TURNS_H

#include "events.h"

static inline void JNICALL return_at_throw(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location, jobject exception,
                                           jmethodID catch_method, jlocation catch_location)
{
    if (!is_of_interest(method))
        return;
    off(Exception);
    say("ForceEarlyReturnLong: %s",
        error_name(ti_if_able(ForceEarlyReturnLong, thread, -0x700000001LL)));
}

static inline void return_by_turns(JNIEnv *jni, jobject klass)
{
    if (klass == NULL) {
        pass_case(jni, find_class(jni, "stack/ThrowingByTurns"));
        return;
    }
    say_events_in("Lstack/ThrowingByTurns;");
    on(Exception, return_at_throw);
}

#endif
