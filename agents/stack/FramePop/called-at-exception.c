/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "frames.h"

TITLE("FramePop reports a normal return of a method called by an Exception callback.");

static bool thrown_again; /* which may be posted as an exception of its own */

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (thrown_again || strcmp(method_name(method), "Lmethod/Unwinding;.thrower(I)I") != 0)
        return;
    jthrowable pending = set_aside(jni);
    jclass klass = find_class(jni, "method/Unwinding");
    jmethodID quiet = static_method_id(jni, klass, "quiet", "(I)I");
    say("called: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, quiet, 7));
    thrown_again = pending != NULL;
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject when)
{
    if (when != NULL) {
        request_frame_pop(NULL, 1);
        return;
    }
    on(FramePop, on_frame_pop);
    on(Exception, thrown);
}

TEST(.target = "method.Unwinding", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_generate_exception_events = 1});
