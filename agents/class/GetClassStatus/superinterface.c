/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus reports a superinterface of an initialized class as prepared.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0, status = 0;
    jclass *interfaces = NULL, klass = find_class(jni, "redefine/Subject");
    static_method_id(jni, klass, "number", "()I"); /* It is initialized. */
    must(GetImplementedInterfaces, klass, &count, &interfaces);
    if (readable(interfaces, count) != 1) {
        say("direct superinterfaces: expected 1, actual %d", (int)count);
        return;
    }
    jvmtiError error = ti(GetClassStatus, interfaces[0], &status);
    say("%s: %s %s", class_name(interfaces[0]), error_name(error), class_status(status));
    must(GetClassStatus, klass, &status);
    say("%s: %s", class_name(klass), class_status(status));
}

TEST(.probe = observe);
