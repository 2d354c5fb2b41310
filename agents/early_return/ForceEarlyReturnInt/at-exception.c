/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "../throwing.h"

TITLE("ForceEarlyReturnInt in an Exception or ExceptionCatch callback makes the method return its value.");

static jvmtiError force(void)
{
    return ti(ForceEarlyReturnInt, NULL, 42);
}

static const char *exit_text(JNIEnv *jni, jvalue value)
{
    static char text[32];
    snprintf(text, sizeof text, ", value %s", value_text('I', value));
    return text;
}

static void observe(JNIEnv *jni, jobject unused)
{
    watch_throwing(jni, "callInt", "(Ljava/lang/RuntimeException;)I");
}

TEST(THROWING("int"), .probe = observe);
