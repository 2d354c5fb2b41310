/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "record.h"

TITLE("GetClassMethods reports all of thousands of methods, each with its own name and kind.");

enum { METHODS = 32000 };

static void observe(JNIEnv *jni, jobject klass)
{
    static bool seen[METHODS];
    jint count = 0;
    int natives = 0;
    jmethodID *methods = NULL;
    jvmtiError error = ti(GetClassMethods, (jclass)klass, &count, &methods);
    say("GetClassMethods: %s, %d methods", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(methods, count); i++) {
        char *name = NULL;
        jboolean native = 7;
        must(GetMethodName, methods[i], &name, NULL, NULL);
        must(IsMethodNative, methods[i], &native);
        long number = name != NULL && name[0] == 'm' ? strtol(name + 1, NULL, 10) : -1;
        if (number < 0 || number >= METHODS || seen[number] || native != (number != 0))
            differs("method %d: expected a name of its own, actual %s%s", (int)i,
                    native ? "native " : "", name == NULL ? "null" : name);
        else
            seen[number] = true;
        natives += native;
        release(name);
    }
    release(methods);
    say_first_difference();
    say("native: %d", natives);
}

/* Bulk oracle: thousands of methods. */
TEST(.target = "classfile.Populous", .probe = observe);
