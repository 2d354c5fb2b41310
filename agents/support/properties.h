/* SPDX-License-Identifier: Apache-2.0 */

/*
 * System properties.
 *
 *     say_property("assay.word");      "assay.word: JVMTI_ERROR_NONE "seven""
 *     say("listed: %s", truth(is_listed("assay.word")));
 */
#ifndef ASSAY_PROPERTIES_H
#define ASSAY_PROPERTIES_H

#include "assay.h"

/* Whether the key is among those that GetSystemProperties, called by `must`, returns now. */
jboolean is_listed(const char *key);

/* GetSystemProperty, under observation: says "KEY: ERROR", and the value in quotes if there is no
 * error. */
void say_property(const char *key);

/* The same, but says "KEY: VALUE", or "KEY: ERROR" if there is no value. */
void say_property_value(const char *key);

#endif
