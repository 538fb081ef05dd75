#!/bin/sh
echo 'Hello'
