/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "assay.h"

TITLE("GetClassMethods reports all of thousands of methods, each with its own name and kind.");

enum { METHODS = 32000 };

static void observe(JNIEnv *jni, jobject klass)
{
    static bool seen[METHODS];
    jint count = 0;
    int missing = METHODS, natives = 0;
    jmethodID *methods = NULL;
    jvmtiError error = ti(GetClassMethods, (jclass)klass, &count, &methods);
    say("GetClassMethods: %s, %d methods", error_name(error), (int)count);
    for (jint i = 0; i < count; i++) {
        char *name = NULL;
        jboolean native = JNI_FALSE;
        must(GetMethodName, methods[i], &name, NULL, NULL);
        must(IsMethodNative, methods[i], &native);
        long number = name[0] == 'm' ? strtol(name + 1, NULL, 10) : METHODS;
        if (number < METHODS && !seen[number] && native == (number != 0)) {
            seen[number] = true;
            missing--;
        }
        natives += native;
        release(name);
    }
    release(methods);
    say("names missing: %d", missing);
    say("native: %d", natives);
}

TEST(.target = "classfile.Populous", .probe = observe);
