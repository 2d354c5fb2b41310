/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("After RedefineClasses fields have their names where constants behind the 32,768th one have moved.");

static void say_fields(jclass klass)
{
    jint count = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    count = readable(fields, count);
    for (jint i = 0; i < count; i++) {
        char *name = NULL, *signature = NULL, *generic = NULL;
        must(GetFieldName, klass, fields[i], &name, &signature, &generic);
        say("%s %s %s", quoted(name), quoted(signature), quoted(generic));
        release(name);
        release(signature);
        release(generic);
    }
    release(fields);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_fields(klass);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_fields(klass);
}

TEST(.target = "classfile.HighFields", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
