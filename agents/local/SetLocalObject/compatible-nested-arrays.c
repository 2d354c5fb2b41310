/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject accepts arrays of arrays for variables of each type that they are assignable to.");

static void store(JNIEnv *jni, jobject values, const char *variable, jint slot, jsize value)
{
    jobject object = (*jni)->GetObjectArrayElement(jni, values, value);
    say("%s: %s", variable,
        error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, slot, object)));
}

static void observe(JNIEnv *jni, jobject values)
{
    store(jni, values, "Object[][] from Derived[][]", 1, 0);
    store(jni, values, "Base[][] from Derived[][]", 2, 0);
    store(jni, values, "Face[][] from Derived[][]", 3, 0);
    store(jni, values, "Face[][][] from Derived[][][]", 4, 1);
    store(jni, values, "Object[] from Derived[][]", 5, 0);
    store(jni, values, "Cloneable[] from Derived[][]", 6, 0);
    store(jni, values, "Serializable[][] from Derived[][][]", 7, 1);
    store(jni, values, "Cloneable from Derived[][]", 8, 0);
    store(jni, values, "Serializable from Derived[][]", 9, 0);
    store(jni, values, "Object from Derived[][]", 10, 0);
    store(jni, values, "Cloneable[] from int[][]", 11, 2);
}

TEST(.target = "local.AssignableNested", .probe = observe,
     .needs = {.can_access_local_variables = 1});
