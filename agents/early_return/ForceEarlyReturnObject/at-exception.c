/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("ForceEarlyReturnObject in an Exception or ExceptionCatch callback makes the method return an object.");

static jobject given;

static jvmtiError force(void)
{
    return ti(ForceEarlyReturnObject, NULL, given);
}

static const char *exit_text(JNIEnv *jni, jvalue value)
{
    return (*jni)->IsSameObject(jni, value.l, given) ? ", the given object" : ", another object";
}

static void observe(JNIEnv *jni, jobject unused)
{
    given = (*jni)->NewGlobalRef(jni,
                                 static_object_field(jni, find_class(jni, "early_return/Returning"),
                                                     "GIVEN", "Ljava/lang/Object;"));
    watch_throwing(jni, "callObject", "(Ljava/lang/RuntimeException;)Ljava/lang/Object;");
}

TEST(THROWING("object"), .probe = observe);
