/* SPDX-License-Identifier: Apache-2.0 */
#include <time.h>

#include "redefine.h"

TITLE("RetransformClasses without a hook leaves a class as it is while another thread links it.");

static void observe(JNIEnv *jni, jobject klass)
{
    static int calls;
    static jvmtiError first_error;
    if (klass == NULL) {
        say("first error: %s", error_name(first_error));
        return;
    }
    struct timespec delay = {0, 300000L * (calls++ % 20)};
    /* Sleeps: linking takes some time, and each moment of it is of interest. */
    nanosleep(&delay, NULL);
    jclass classes[] = {klass};
    jvmtiError error = ti(RetransformClasses, 1, classes);
    if (first_error == JVMTI_ERROR_NONE)
        first_error = error;
}

TEST(.target = "classfile.LinkedMeanwhile", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1});
