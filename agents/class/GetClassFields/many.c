/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "record.h"

TITLE("GetClassFields reports thousands of fields in their order.");

/* Finding one of so many by its id may take long, so that some are asked for. */
enum { ACC_STATIC = 0x8, STRIDE = 17 };

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jfieldID *fields = NULL;
    jvmtiError error = ti(GetClassFields, (jclass)klass, &count, &fields);
    say("GetClassFields: %s, %d fields", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(fields, count); i += STRIDE) {
        char *name = NULL;
        jint flags = 0;
        must(GetFieldName, (jclass)klass, fields[i], &name, NULL, NULL);
        must(GetFieldModifiers, (jclass)klass, fields[i], &flags);
        bool is_static = (flags & ACC_STATIC) != 0;
        long number = name != NULL && name[0] == 'f' ? strtol(name + 1, NULL, 10) : -1;
        if (number != i || is_static != (i % 2 == 0))
            differs_in_order("field %d: actual %s%s", (int)i, is_static ? "static " : "",
                             name == NULL ? "null" : name);
        release(name);
    }
    release(fields);
    say_first_difference();
}

/* Bulk oracle: thousands of fields. */
TEST(.target = "classfile.ManyFields", .probe = observe, .timeout = 60);
