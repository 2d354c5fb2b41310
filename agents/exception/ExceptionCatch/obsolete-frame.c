/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "redefine.h"

TITLE("ExceptionCatch in an obsolete frame reports the handler of the frame's own version.");

/* The id denotes the original version first, and the new one after the redefinition. */
static jmethodID caller;

static bool thrown_again; /* which a JVM may post as an exception of its own */

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    static bool redefined;
    if (thrown_again || !is_framed(method))
        return;
    say_top_frame_event("thrown", method, location);
    say("handler at %d, in the caller: %s", (int)catch_location, truth(catch_method == caller));
    if (redefined)
        return;
    redefined = true;
    jthrowable pending = set_aside(jni);
    redefine_framed(jni, 1);
    thrown_again = pending != NULL;
    put_back(jni, pending);
}

static void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    /* What set_aside has cleared is null, if it is posted. */
    if (exception == NULL || !is_framed(method))
        return;
    thrown_again = false;
    say_top_frame_event("caught", method, location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    caller = framed_method(jni, "caught", "(I)I");
    on(Exception, on_exception);
    on(ExceptionCatch, on_catch);
}

TEST(.target = "redefine.Framing", .args = LIST("caught"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_exception_events = 1});
