/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A throwable keeps its stack trace where a JVM lets a redefinition remove a method in it.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = redefine(jni, subject);
    if (error != JVMTI_ERROR_NONE)
        inapplicable("the JVM does not remove a method");
    must(ForceGarbageCollection);
}

TEST(.target = "redefine.ThrownBefore", .args = LIST("private-method-removed"), .probe = observe,
     .vm_args = LIST("-XX:+IgnoreUnrecognizedVMOptions",
                     "-XX:+AllowRedefinitionToAddDeleteMethods"),
     .needs = {.can_redefine_classes = 1});
