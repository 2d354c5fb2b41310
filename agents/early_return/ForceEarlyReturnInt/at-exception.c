/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("ForceEarlyReturnInt in an Exception or ExceptionCatch callback makes the method return its value.");

static jvmtiError force(void)
{
    return ti(ForceEarlyReturnInt, NULL, 42);
}

static const char *exit_text(JNIEnv *jni, jvalue value)
{
    char *text = assay_text();
    assay_append(text, ", value %s", value_text('I', value));
    return text;
}

static void observe(JNIEnv *jni, jobject unused)
{
    watch_throwing(jni, "callInt", "(Ljava/lang/RuntimeException;)I");
}

TEST(THROWING("int"), .probe = observe);
