/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ClassLoad is posted once for each hidden class and interface, on the defining thread.");

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    if (strstr(name, "classes/DefinedRepeatedly") != NULL)
        say("load of %.*s in %s", (int)strcspn(name, "."), name, thread_name(thread));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    if (subjects == NULL)
        on(ClassLoad, on_load);
    else
        off(ClassLoad);
}

TEST(.target = "classes.HiddenClasses", .args = LIST("probe-first"), .since = 15, .probe = observe);
