/* SPDX-License-Identifier: Apache-2.0 */

/* Names and signatures of redefine.Signed and of its members and variables, and of redefine.SignedFields. */
#ifndef ASSAY_REDEFINE_SIGNED_H
#define ASSAY_REDEFINE_SIGNED_H

#include "redefine.h"

/* What the JVM has not written. */
static char unwritten[] = "unwritten";

static inline void say_field_signature(jclass klass, jfieldID field)
{
    char *name = NULL, *signature = NULL, *generic = unwritten;
    must(GetFieldName, klass, field, &name, &signature, &generic);
    say("field %s %s %s", name, signature, quoted(generic));
}

static inline void say_signed_fields(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_field_signature(klass, static_field_id(jni, klass, "replaced", "Ljava/util/List;"));
    say_field_signature(klass, field_id(jni, klass, "removed", "Ljava/util/List;"));
    say_field_signature(klass, field_id(jni, klass, "added", "Ljava/util/List;"));
    say_field_signature(klass, field_id(jni, klass, "kept", "Ljava/lang/Object;"));
    say_field_signature(klass, field_id(jni, klass, "plain", "I"));
}

static inline void say_method_signatures(jmethodID method)
{
    jvmtiLocalVariableEntry *variables = NULL;
    jint count = 0;
    char *name = NULL, *signature = NULL, *generic = unwritten;
    must(GetMethodName, method, &name, &signature, &generic);
    say("method %s %s %s", name, signature, quoted(generic));
    must(GetLocalVariableTable, method, &count, &variables);
    for (jint i = 0; i < readable(variables, count); i++)
        say("variable %d %s %s %s", (int)variables[i].slot, variables[i].name,
            variables[i].signature, quoted(variables[i].generic_signature));
}

static inline void say_signatures(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = class_of_probe(jni, subject);
    char *signature = NULL, *generic = unwritten, *source = NULL;
    must(GetClassSignature, klass, &signature, &generic);
    must(GetSourceFileName, klass, &source);
    say("class %s %s in %s", signature, quoted(generic), source);
    say_field_signature(klass, static_field_id(jni, klass, "LARGE", "J"));
    say_field_signature(klass, static_field_id(jni, klass, "shared", "Ljava/util/Map;"));
    say_field_signature(klass, field_id(jni, klass, "own", "Ljava/lang/Comparable;"));
    say_field_signature(klass, field_id(jni, klass, "plain", "I"));
    say_method_signatures(static_method_id(jni, klass, "count", "(Ljava/util/List;I)I"));
    say_method_signatures(static_method_id(jni, klass, "bare", "(I)I"));
}

#endif
