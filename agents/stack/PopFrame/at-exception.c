/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("After PopFrame in an Exception or ExceptionCatch callback the method is called again.");

static jmethodID called;

static void pop_at(const char *event, jthread thread)
{
    must(NotifyFramePop, NULL, 0);
    say("%s: %s", event, error_name(ti(PopFrame, thread)));
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (method == called && !is_case("at-catch"))
        pop_at("Exception", thread);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (method == called && is_case("at-catch"))
        pop_at("ExceptionCatch", thread);
    else if (strcmp(method_name(method), "Lstack/PopThrowing;.main([Ljava/lang/String;)V") == 0)
        say("ExceptionCatch in the caller");
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s", truth(by_exception));
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: by exception %s", truth(by_exception));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/PopThrowing");
    pass_case(jni, klass);
    called = static_method_id(jni, klass, "call", "(ILjava/lang/RuntimeException;)I");
    on(Exception, thrown);
    on(ExceptionCatch, caught);
    on(MethodExit, left);
    on(FramePop, popped);
}

TEST(.target = "stack.PopThrowing", .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_exception_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_frame_pop_events = 1},
     .cases = LIST("thrown", "raised", "caught-within", "at-catch"));
