/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetBytecodes returns the whole code of a method of more than 32767 bytes.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0, counting = 0;
    unsigned char *code = NULL;
    if (klass == NULL)
        return;
    must(GetBytecodes, static_method_id(jni, klass, "run", "(I)I"), &count, &code);
    say("%d bytes", (int)count);
    for (jint i = 30; i + 3 <= count && code[i] == 132 && code[i + 1] == 0 && code[i + 2] == 1;
         i += 3)
        counting++;
    say("%d times iinc 0 1", (int)counting);
    if (count == 63022)
        say("last: %d %d", code[count - 2], code[count - 1]);
    release(code);
}

TEST(.target = "classfile.LongMethods", .probe = observe, .needs = {.can_get_bytecodes = 1});
