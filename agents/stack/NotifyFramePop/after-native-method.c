/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop applies to the current frame after a native method has returned to it or thrown.");

enum { INVOKE_LENGTH = 3 };

/* The method that goes on after the native one, where it called that, and the one whose frame was requested. */
static jmethodID next, requested;
static jlocation call;
static int accepted, right, others;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    *(method == requested && !by_exception ? &right : &others) += 1;
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (strncmp(method_name(method), "Lstack/Chain;", 13) != 0)
        return;
    if (method != next || (is_case("returns") && location != call + INVOKE_LENGTH))
        inapplicable("no step follows the native method");
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, thread);
    requested = method;
    jvmtiError error = ti(NotifyFramePop, NULL, 0);
    accepted = error == JVMTI_ERROR_NONE;
    say("request 0:%s%s", error == JVMTI_ERROR_OPAQUE_FRAME ? "" : " ",
        error == JVMTI_ERROR_OPAQUE_FRAME ? "" : error_name(error));
}

static void observe(JNIEnv *jni, jobject unused)
{
    const char *name = is_case("throws") ? "Lstack/Chain;.outer" : "Lstack/Chain;.inner";
    jthread self = NULL;
    must(GetCurrentThread, &self);
    must(GetFrameLocation, NULL, depth_of_method(NULL, name), &next, &call);
    on(FramePop, popped);
    on_thread(SingleStep, stepped, self);
    if (is_case("throws"))
        (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "thrown");
}

static void death(JNIEnv *jni)
{
    if (requested == NULL)
        inapplicable("no step follows the native method");
    say("each request posted its event: %s", truth(right == accepted && others == 0));
}

TEST(.target = "stack.Chain", .probe = observe, .death = death, .cases = LIST("returns", "throws"),
     .needs = {.can_generate_frame_pop_events = 1, .can_generate_single_step_events = 1});
