/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class whose initialization failed stays erroneous when it is redefined.");

static void say_status(const char *when, jclass klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    say("%s: error %s", when, truth((status & JVMTI_CLASS_STATUS_ERROR) != 0));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass faulty = (*jni)->GetObjectArrayElement(jni, subject, 2);
    say_status("before", faulty);
    say("RedefineClasses: %s", error_name(redefine_all(jni, subject)));
    say_status("after", faulty);
}

TEST(.target = "redefine.Erroneous", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
