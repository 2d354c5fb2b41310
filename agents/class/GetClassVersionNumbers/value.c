/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassVersionNumbers reports the major and minor version of the class file.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint minor = -1;
    jint major = -1;
    jvmtiError error = ti(GetClassVersionNumbers, sample(jni, samples, SAMPLE), &minor, &major);
    say("GetClassVersionNumbers: %s major %d minor %d", error_name(error), (int)major, (int)minor);
}

TEST(.target = "classes.Samples", .probe = observe);
