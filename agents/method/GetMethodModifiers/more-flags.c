/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodModifiers reports abstract, native, private and final methods as such.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const methods[][2] = {
        {"zeta", "()V"}, {"under", "()I"}, {"beta", "()V"}, {"yotta", "()V"}, {"alpha", "(J)V"}};
    jclass klass = find_class(jni, "classes/Ordered");
    for (int i = 0; i < 5; i++) {
        jint flags = -1;
        jmethodID method = method_id(jni, klass, methods[i][0], methods[i][1]);
        jvmtiError error = ti(GetMethodModifiers, method, &flags);
        say("%s: %s %s", methods[i][0], error_name(error), method_modifiers(flags));
    }
}

TEST(.probe = observe);
