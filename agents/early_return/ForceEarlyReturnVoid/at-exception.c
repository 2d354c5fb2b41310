/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("ForceEarlyReturnVoid in an Exception or ExceptionCatch callback makes the method return.");

static jvmtiError force(void)
{
    return ti(ForceEarlyReturnVoid, NULL);
}

static const char *exit_text(JNIEnv *jni, jvalue value)
{
    return "";
}

static void observe(JNIEnv *jni, jobject unused)
{
    watch_throwing(jni, "callVoid", "(Ljava/lang/RuntimeException;)V");
}

TEST(THROWING("void"), .probe = observe);
