/* SPDX-License-Identifier: Apache-2.0 */

/* What search.Lookup finds through class loaders. */
#ifndef ASSAY_SEARCH_LOOKUP_H
#define ASSAY_SEARCH_LOOKUP_H

#include "classes.h"

/* Says "LOADER NAME: RESULT" for a class, such as "hidden.A", that the loader "bootstrap" or
 * "system" looks for; or, for "resolve", what its method get() returns. */
static inline void say_lookup(JNIEnv *jni, const char *loader, const char *name)
{
    jclass lookup = find_class(jni, "search/Lookup");
    jmethodID method = static_method_id(jni, lookup, loader,
                                        "(Ljava/lang/String;)Ljava/lang/String;");
    jobject result = (*jni)->CallStaticObjectMethod(jni, lookup, method,
                                                    (*jni)->NewStringUTF(jni, name));
    no_exception(jni);
    say("%s %s: %s", loader, name, to_string(jni, result));
}

#endif
