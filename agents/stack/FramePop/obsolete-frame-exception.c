/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "redefine.h"

TITLE("FramePop is posted for the frame of an obsolete method that an exception leaves.");

static void JNICALL on_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jboolean obsolete = 7;
    must(IsMethodObsolete, method, &obsolete);
    say("pop of %s, obsolete: %s, by exception: %s", short_method_name(method), truth(obsolete),
        truth(by_exception));
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    static bool requested;
    if (requested || !is_framed(method))
        return;
    requested = true;
    on_thread(FramePop, on_pop, thread);
    jthrowable pending = set_aside(jni);
    for (int step = 0; step < 2; step++)
        if (is_case("before") == (step == 0))
            say("request: %s", error_name(ti_if_able(NotifyFramePop, NULL, 0)));
        else
            redefine_framed(jni, 1);
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    on(Exception, on_exception);
}

TEST(.target = "redefine.Framing", .args = LIST("caught"), .probe = observe,
     .cases = LIST("before", "after"),
     .needs = {.can_redefine_classes = 1,
               .can_generate_exception_events = 1,
               .can_generate_frame_pop_events = 1});
