/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("GenerateEvents posts CompiledMethodLoad again for a method that it alone has reported before.");

enum { EACH = 100, MOST = 20000 };

static int rounds;

/* Its code may have been discarded, which may be reported late. So the method is called twice as often as
 * until it was reported: by then it is compiled anew, or its end is reported. */
static bool is_sent_again(JNIEnv *jni, jvmtiError *error)
{
    bool again = is_reported_again(jni, assay_env, error);
    for (int i = 1; !again && i <= 2 * rounds; i++) {
        call_work(jni);
        again = i % EACH == 0 && is_reported_now(assay_env, error);
        if (!is_compiled())
            inapplicable("the compiled code of the method was discarded");
    }
    return again;
}

/* The event is enabled only now and then, so that the method is compiled while it is not. */
static void probe(JNIEnv *jni, jobject end)
{
    jvmtiError error;
    if (end != NULL) {
        say("sent again: %s", truth(is_sent_again(jni, &error)));
        say("GenerateEvents: %s", error_name(error));
    } else if (++rounds > MOST) {
        inapplicable("nothing is reported of the method that is called all the time");
    } else if (rounds % EACH == 0) {
        on(CompiledMethodUnload, discarded);
        on(CompiledMethodLoad, compiled);
        is_reported_again(jni, assay_env, &error);
        if (is_compiled())
            stop_working(jni);
        else
            off(CompiledMethodLoad);
    }
}

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
