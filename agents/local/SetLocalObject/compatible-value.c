/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject accepts instances of subclasses and implementing classes, and assignable arrays.");

static void store(JNIEnv *jni, jobject values, const char *variable, jint slot, jsize value)
{
    jobject object = (*jni)->GetObjectArrayElement(jni, values, value);
    say("%s: %s", variable,
        error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, slot, object)));
}

static void observe(JNIEnv *jni, jobject values)
{
    store(jni, values, "Object", 1, 0);
    store(jni, values, "class four levels up", 2, 0);
    store(jni, values, "superclass", 3, 0);
    store(jni, values, "interface above that of a superclass", 4, 0);
    store(jni, values, "interface of a superclass", 5, 0);
    store(jni, values, "Object[] from String[]", 6, 1);
    store(jni, values, "Object[] from int[][]", 7, 2);
    store(jni, values, "Cloneable from String[]", 8, 1);
}

TEST(.target = "local.Assignable", .probe = observe, .needs = {.can_access_local_variables = 1});
