/* SPDX-License-Identifier: Apache-2.0 */

/* Texts of any origin, made fit to print. */
#ifndef ASSAY_BASE_UTF8_H
#define ASSAY_BASE_UTF8_H

#include <stddef.h>
#include <stdio.h>

/* The bytes as null-terminated UTF-8 without control characters and invisible ones: each byte
 * that does not belong to a printable character comes out as \xNN. Allocated. */
char *utf8_plain(const char *bytes, size_t length);

/* The same for people to read: of a text longer than 1000 bytes only its start, and
 * how much follows. Allocated. */
char *utf8_brief(const char *bytes, size_t length);

/* Writes a string in that form. */
void utf8_put(FILE *stream, const char *string);

#endif
