/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop applies to the current frame after a native method has returned to it or thrown.");

enum { INVOKE_LENGTH = 3 };
static jmethodID frame,
    caller; /* the first one that goes on after the native method, and its caller */
static jlocation call;
static int accepted, right, others;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    *(method == frame && !by_exception ? &right : &others) += 1;
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == frame || strncmp(method_name(method), "Lstack/Chain;", 13) != 0)
        return;
    if (frame != NULL) {
        must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, thread);
        say("each request posted its event: %s", truth(right == accepted && others == 0));
        return;
    }
    if (is_case("returns") && (method != caller || location != call + INVOKE_LENGTH))
        inapplicable("no step follows the call");
    frame = method;
    jvmtiError error = ti(NotifyFramePop, NULL, 0);
    accepted = error == JVMTI_ERROR_NONE;
    if (error == JVMTI_ERROR_OPAQUE_FRAME)
        say("request 0:");
    else
        say("request 0: %s", error_name(error));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    must(GetFrameLocation, NULL, depth_of_method(NULL, "Lstack/Chain;.inner"), &caller, &call);
    on(FramePop, popped);
    on_thread(SingleStep, stepped, self);
    if (is_case("throws"))
        (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "thrown");
}

static void death(JNIEnv *jni)
{
    if (frame == NULL)
        inapplicable("there is no step after the native method");
}

TEST(.target = "stack.Chain", .probe = observe, .death = death, .cases = LIST("returns", "throws"),
     .needs = {.can_generate_frame_pop_events = 1, .can_generate_single_step_events = 1});
