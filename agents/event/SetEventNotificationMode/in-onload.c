/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("An event enabled in OnLoad comes when its phase has come.");

static void load(JavaVM *vm, char *options)
{
    set_prepared(assay_env);
    say("SetEventNotificationMode: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL)));
}

static void observe(JNIEnv *jni, jobject threads)
{
    prepare(jni);
    prepare_on("second", 1);
}

TEST(.target = "event.Turns", .load = load, .probe = observe);
