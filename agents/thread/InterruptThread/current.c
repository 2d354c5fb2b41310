/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("InterruptThread interrupts the calling thread.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    /* Looking them up may use the class library, of which a part may end an interruption. */
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID method = static_method_id(jni, klass, "interrupted", "()Z");
    SAY_CALL(InterruptThread, self);
    say("interrupted: %s", truth((*jni)->CallStaticBooleanMethod(jni, klass, method)));
    say("interrupted: %s", truth((*jni)->CallStaticBooleanMethod(jni, klass, method)));
}

TEST(.probe = observe, .needs = {.can_signal_thread = 1});
