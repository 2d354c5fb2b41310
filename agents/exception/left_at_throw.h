/* SPDX-License-Identifier: Apache-2.0 */

/* A method of exception.LeftAtThrow that the Exception callback leaves, and the events of what the
 * thread throws after that. Events are said by the names of their methods. */
#ifndef ASSAY_EXCEPTION_LEFT_AT_THROW_H
#define ASSAY_EXCEPTION_LEFT_AT_THROW_H

#include "events.h"

/* What the test leaves the method by. */
static void leave(jthread thread);

static jlocation handler = -1; /* of the exception that second() catches */

static inline void JNICALL say_throw_and_leave(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                               jmethodID method, jlocation location,
                                               jobject exception, jmethodID catch_method,
                                               jlocation catch_location)
{
    static bool left;
    if (!is_of_interest(method))
        return;
    say("Exception in %s, caught in %s", short_method_name(method),
        catch_method == NULL ? "none" : short_method_name(catch_method));
    if (left || !is_method_named(method, "first"))
        return;
    left = true;
    leave(thread);
}

static inline void JNICALL say_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                     jlocation location, jobject exception)
{
    if (!is_of_interest(method))
        return;
    say("ExceptionCatch in %s", short_method_name(method));
    if (is_method_named(method, "second"))
        handler = location;
}

/* The first step in second() after its ExceptionCatch. */
static inline void JNICALL say_step_at_handler(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                               jmethodID method, jlocation location)
{
    if (handler < 0 || !is_of_interest(method) || !is_method_named(method, "second"))
        return;
    say("SingleStep in the handler, at its start: %s", truth(location == handler));
    handler = -1;
}

static inline void observe_after_leaving(JNIEnv *jni, jobject unused)
{
    say_events_in("Lexception/LeftAtThrow;");
    on(Exception, say_throw_and_leave);
    on(ExceptionCatch, say_catch);
    if (is_case("stepping"))
        on(SingleStep, say_step_at_handler);
}

#endif
