/* SPDX-License-Identifier: Apache-2.0 */

/* A return that is forced in the callback of an exception, in a method of early_return.Throwing.
 * Whether that reaches its own catch clause before it returns is not asked. */
#ifndef ASSAY_EARLY_RETURN_THROWING_H
#define ASSAY_EARLY_RETURN_THROWING_H

#include "frames.h"
#include "returning.h"

static jmethodID called;

/* What the test forces, and how it says the value that MethodExit reports. */
static jvmtiError force(void);
static const char *exit_text(JNIEnv *jni, jvalue value);

/* By name: JNI compares no objects while an exception is pending, as one may be in a callback. */
static inline bool is_throwing(jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    return strcmp(class_name(declaring), "Learly_return/Throwing;") == 0;
}

static inline void force_at(const char *event)
{
    must(NotifyFramePop, NULL, 0);
    say("%s: %s", event, error_name(force()));
}

static inline void JNICALL force_at_throw(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location, jobject exception,
                                          jmethodID catch_method, jlocation catch_location)
{
    if (method == called && !is_case("at-catch"))
        force_at("Exception");
}

static inline void JNICALL force_at_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location, jobject exception)
{
    if (method == called && is_case("at-catch"))
        force_at("ExceptionCatch");
    else if (method != called && is_throwing(method))
        say("ExceptionCatch in the caller");
}

static inline void JNICALL say_forced_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s%s", truth(by_exception),
            by_exception ? "" : exit_text(jni, value));
}

/* Has the test's value forced on this method of the target in the callback that the case names. */
static inline void watch_throwing(JNIEnv *jni, const char *name, const char *signature)
{
    jclass klass = find_class(jni, "early_return/Throwing");
    pass_case(jni, klass);
    called = static_method_id(jni, klass, name, signature);
    on(Exception, force_at_throw);
    on(ExceptionCatch, force_at_catch);
    on(MethodExit, say_forced_exit);
    on(FramePop, say_forced_pop);
}

/* The fields of a test of the method for this type. */
#define THROWING(TYPE)                                                                             \
    .target = "early_return.Throwing", .args = LIST(TYPE),                                         \
    .cases = LIST("thrown", "raised", "caught-within", "at-catch"),                                \
    .needs = {.can_force_early_return = 1,                                                         \
              .can_generate_exception_events = 1,                                                  \
              .can_generate_method_exit_events = 1,                                                \
              .can_generate_frame_pop_events = 1}

#endif
