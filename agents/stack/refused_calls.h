/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of stack.RefusedCalls, for which the case makes a call that must be refused, with FramePop
 * requested before in two environments for inner, and for middle unless the native method calls inner, and
 * with a breakpoint in next. */
#ifndef ASSAY_STACK_REFUSED_CALLS_H
#define ASSAY_STACK_REFUSED_CALLS_H

#include "environments.h"
#include "events.h"
#include "frames.h"

/* The call; `inner` is the depth of that frame. The native one is two below, or the next one. */
static jvmtiError call_refused(jthread thread, jint inner);

static inline void JNICALL popped_on_side(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jboolean by_exception)
{
    say("%sFramePop: %s by exception %s", side(env), short_method_name(method),
        truth(by_exception));
}

static inline void refused_load(JavaVM *vm, char *options)
{
    assay_callbacks.FramePop = popped_on_side;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_frame_pop_events = 1});
}

static inline void JNICALL stop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location)
{
    if (is_method_named(method, "inner"))
        arrive_and_wait("inner");
    else
        say_breakpoint(env, jni, thread, method, location);
}

/* Whether a request of another environment is a duplicate is not said. */
static inline void request_in_both(jthread thread, jint depth)
{
    must(NotifyFramePop, thread, depth);
    jvmtiError error = ti_in(second_environment, NotifyFramePop, thread, depth);
    if (error == JVMTI_ERROR_DUPLICATE)
        inapplicable("requests are not kept per environment");
    assay_must(second_environment, "NotifyFramePop", error);
}

static inline void prepare_refused_calls(JNIEnv *jni, jclass klass)
{
    pass_case(jni, klass);
    enable_in_both(JVMTI_EVENT_FRAME_POP);
    on(Breakpoint, stop);
    must(SetBreakpoint, static_method_id(jni, klass, "next", "(I)I"), 0);
    if (strstr(assay_case(), "-native") == NULL)
        must(SetBreakpoint, method_id(jni, klass, "inner", "(I)I"), 0);
}

static inline void refused_probe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "stack/RefusedCalls");
    const char *called = is_case("pop-frame") ? "inner" : "middle";
    if (subject == NULL) {
        prepare_refused_calls(jni, klass);
    } else if ((*jni)->IsInstanceOf(jni, subject, klass)) {
        (*jni)->CallIntMethod(jni, subject, method_id(jni, klass, called, "(I)I"), 20);
        no_exception(jni);
    } else {
        must(SuspendThread, subject);
        jint inner = depth_of_method(subject, "Lstack/RefusedCalls;.inner");
        request_in_both(subject, inner);
        if (!is_case("pop-frame"))
            request_in_both(subject, inner + 1);
        jvmtiError error = call_refused(subject, inner);
        say("%s: %s", assay_case(), error_name(error));
        end_if_accepted(error);
        must(ResumeThread, subject);
    }
}

#endif
